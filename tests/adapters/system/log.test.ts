import { Writable } from "node:stream";
import { jsonLog } from "@/lib/adapters/system/log";

function recorder() {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, log: jsonLog({ level: "info", destination }) };
}

describe("the log", () => {
  test("one line of JSON: level, time, event, facts", () => {
    const { lines, log } = recorder();
    log.info("signed in", { requestId: "r-1", userId: "u-1" });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toEqual({
      level: "info",
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      event: "signed in",
      requestId: "r-1",
      userId: "u-1",
    });
  });

  test.each([
    ["a password", { password: "hunter2hunter2" }],
    ["a code, two levels down", { job: { letter: { code: "hunter2hunter2" } } }],
    ["a cookie", { headers: { cookie: "session=hunter2hunter2" } }],
    ["chat", { message: { text: "hunter2hunter2" } }],
    ["a vendor's key in an error", { error: new Error("Invalid API key: sk_test_hunter2hunter2") }],
    ["an address in an error", { error: new Error("no such user hunter2hunter2@example.org") }],
    ["a password in a connection string", { error: new Error("postgresql://u:hunter2hunter2@host/db is away") }],
    [
      "headers that a vendor hangs on an error",
      { fault: Object.assign(new Error("failed"), { config: { headers: { Authorization: "hunter2hunter2" } } }) },
    ],
    ["the cause of an error", { error: new Error("outer", { cause: new Error("Bearer hunter2hunter2") }) }],
    ["a card", { error: new Error("declined: 4242 4242 4242 4242 hunter2hunter2@x.io") }],
    [
      "what Prisma quotes of a query",
      {
        error: Object.assign(
          new Error("Invalid invocation:\n{ passwordHash: 'hunter2hunter2' }\nArgument is missing."),
          { name: "PrismaClientValidationError" },
        ),
      },
    ],
  ])("never says %s (T45)", (_name, facts) => {
    const { lines, log } = recorder();
    log.error("something happened", facts);
    expect(lines.join("")).not.toMatch(/hunter2|4242/);
    expect(lines).toHaveLength(1);
  });

  test("an error keeps its kind, code, words and frames", () => {
    const { lines, log } = recorder();
    log.error("failed", { error: Object.assign(new TypeError("no such thing"), { code: "E_THING" }) });
    expect(JSON.parse(lines[0] ?? "").error).toMatchObject({
      name: "TypeError",
      errorCode: "E_THING",
      message: "no such thing",
    });
    expect(JSON.parse(lines[0] ?? "").error.stack[0]).toMatch(/^at /);
  });
});
