import fc from "fast-check";
import { Client, type Reply } from "@/tests/http/client";
import { COOKIE, stage } from "@/tests/http/trust/stage";

const { member, sql } = stage();
const PASSWORD = "quiet-harbour-41";
const unknown = () => `nobody-${crypto.randomUUID()}@example.test`;
const post = (path: string, body: unknown) => new Client().post(`/api/auth/${path}`, body);
const known = async (wish: object = {}) => (await member(wish)).email;

test.each([
  ["login", {}, ["email", "password"]],
  ["login", { email: "no address", password: PASSWORD }, ["email"]],
  ["login", { email: { $ne: null }, password: { $gt: "" } }, ["email", "password"]],
  ["register", { email: "ada@example.test" }, ["firstName", "lastName", "password"]],
  ["register", { email: "ada@example.test", password: "short", firstName: "A", lastName: "B" }, ["password"]],
  ["register", { email: "ada@example.test", password: "password123", firstName: "A", lastName: "B" }, ["password"]],
  ["register", { email: "a@b.test", password: PASSWORD, firstName: "A\r\nBcc: x", lastName: "B" }, ["firstName"]],
  [
    "register",
    { email: "a@b.test", password: PASSWORD, firstName: "A", lastName: "B", acceptTerms: false },
    ["acceptTerms"],
  ],
  ["verify-code", { email: "ada@example.test", code: " " }, ["code"]],
  ["verify-code", { email: "ada@example.test", code: "ABC123" }, ["code"]],
  ["forgot-password", { email: ["ada@example.test"] }, ["email"]],
  ["resend-verification", { email: null }, ["email"]],
  ["reset-password", { token: { $ne: null }, password: PASSWORD }, ["token"]],
  ["reset-password", { token: "0".repeat(64), password: PASSWORD }, ["token"]],
])("POST %s with %j is refused, naming what is wrong", async (path, body, fields) => {
  const { status, json } = await post(path, body);
  expect([status, Object.keys(json.fields).sort()]).toEqual([422, fields]);
});

describe("nobody learns who has an account (T15)", () => {
  /** All of an answer that could tell: status, words, headers, cookies. */
  const shown = ({ status, json, headers }: Reply, email: string) => {
    const { requestId, ...body } = json;
    const kept = [...headers.entries()].filter(([name]) => !["date", "x-request-id", "content-length"].includes(name));
    return JSON.stringify({ status, body, kept: kept.sort() }).replaceAll(email, "<email>");
  };
  const compare = async (path: string, bodyFor: (email: string) => object, wish: object = {}) => {
    const [here, nowhere] = [await known(wish), unknown()];
    const answers = [await post(path, bodyFor(here)), await post(path, bodyFor(nowhere))] as const;
    expect(shown(answers[0], here)).toBe(shown(answers[1], nowhere));
    return answers[0].status;
  };
  const names = { firstName: "Ada", lastName: "Morning", acceptTerms: true, confirmAge: true };

  test.each<[string, string, number, (email: string) => object, object]>([
    ["signing in", "login", 401, (email) => ({ email, password: PASSWORD }), {}],
    [
      "signing in to a deactivated account",
      "login",
      401,
      (email) => ({ email, password: PASSWORD }),
      { isActive: false },
    ],
    ["registering", "register", 201, (email) => ({ email, password: PASSWORD, ...names }), {}],
    [
      "registering what waits to be proven",
      "register",
      201,
      (email) => ({ email, password: PASSWORD, ...names }),
      { isVerified: false },
    ],
    ["forgetting a password", "forgot-password", 200, (email) => ({ email }), {}],
    ["asking for a code", "resend-verification", 200, (email) => ({ email }), { isVerified: false }],
    ["entering a code", "verify-code", 422, (email) => ({ email, code: "ABC234" }), { isVerified: false }],
  ])("by %s", async (_name, path, status, bodyFor, wish) => {
    expect(await compare(path, bodyFor, wish)).toBe(status);
  });

  test("nor by how long it takes", async () => {
    const time = async (email: string) => {
      const start = performance.now();
      await post("login", { email, password: PASSWORD });
      return performance.now() - start;
    };
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < 8; round += 1) {
      times[0].push(await time(await known({ passwordHash: DEAR })));
      times[1].push(await time(unknown()));
    }
    const middle = (all: number[]) => all.sort((a, b) => a - b)[4] ?? 0;
    // A hash takes some 30 ms: skipping it would leave far less than half.
    expect(middle(times[1])).toBeGreaterThan(middle(times[0]) / 2);
  });
});
/** A real hash at the real price, of a password nobody types. */
const DEAR = "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$Jz8vVYzIUCPGZqkXWZVFx2aGQnLN9hqxWmyTqJnPZlE";

describe("calls from elsewhere (T11)", () => {
  const body = JSON.stringify({ timezone: "Europe/Berlin" });
  const json = { "content-type": "application/json" };
  test.each([
    ["another site's origin", 403, { ...json, origin: "https://evil.example" }],
    ["no origin to speak of", 403, { ...json, origin: "null" }],
    ["a cross-site fetch", 403, { ...json, "sec-fetch-site": "cross-site" }],
    ["text/plain, as a form can send", 415, { "content-type": "text/plain" }],
    ["a form", 415, { "content-type": "application/x-www-form-urlencoded" }],
  ])("with %s are refused", async (_name, status, headers) => {
    const { client, id } = await member();
    const answer = await client.call("/api/auth/user/timezone", { method: "PATCH", raw: body, headers });
    expect(answer.status).toBe(status);
    expect(await sql("select timezone from users where id = $1", [id])).toEqual([{ timezone: null }]);
    const logout = await client.call("/api/auth/logout", { method: "POST", headers: { ...headers, origin: "null" } });
    expect(logout.status).toBe(403);
    expect((await client.get("/api/auth/user")).status).toBe(200);
  });
});

describe("GET /api/auth/logout", () => {
  test("acts for a link of ours", async () => {
    const { client, token } = await member();
    const answer = await client.get("/api/auth/logout", { "sec-fetch-site": "same-origin" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"]);
    client.setCookie(COOKIE, token);
    expect((await client.get("/api/auth/user")).status).toBe(401);
  });

  test.each([
    ["a foreign page", { "sec-fetch-site": "cross-site" }],
    ["a typed address", { "sec-fetch-site": "none" }],
    ["a prefetch", { "next-router-prefetch": "1", "sec-fetch-site": "same-origin" }],
    ["an old browser", {}],
  ])("asks when it comes from %s", async (_name, headers) => {
    const { client } = await member();
    const answer = await client.get("/api/auth/logout", headers);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<form method="post" action="/api/auth/logout">');
    expect((await client.get("/api/auth/user")).status).toBe(200);
    const pressed = await client.call("/api/auth/logout", { method: "POST", headers: { accept: "text/html" } });
    expect([pressed.status, pressed.headers.get("location")]).toEqual([303, "/"]);
    expect((await client.get("/api/auth/user")).status).toBe(401);
  });
});

test.each(["", "nonsense", "%%%", "a.b.c.d.e", "eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..a.b.c", "x".repeat(4000)])(
  "a session cookie of %j is nobody's (T10)",
  async (value) => {
    const headers = { cookie: `${COOKIE}=${value}`, authorization: `Bearer ${value.slice(0, 50)}` };
    expect((await new Client().get("/api/auth/user", headers)).status).toBe(401);
    expect((await new Client().get("/dashboard", headers)).status).toBeLessThan(500);
    expect((await new Client().call("/api/auth/logout", { method: "POST", headers })).status).toBe(204);
  },
);

test.each([
  "GET /providers",
  "GET /signin",
  "GET /csrf",
  "GET /session",
  "GET /error",
  "POST /signin/google",
  "GET /signout",
  "POST /demo",
])("%s of next-auth is not there (T41)", async (call) => {
  const [method = "GET", path = ""] = call.split(" ");
  expect((await new Client().call(`/api/auth${path}`, { method })).status).toBe(404);
});

test("whatever is sent, nothing breaks (T28)", async () => {
  const paths = ["login", "register", "verify-code", "forgot-password", "resend-verification", "reset-password"];
  const strange = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.constantFrom("\0", "\ud800", "a@b.test\0", "١٢٣٤٥٦", "ada@example.test\r\nBcc: x@y.test"),
    fc.jsonValue({ maxDepth: 2 }),
    fc.emailAddress(),
  );
  const body = fc.dictionary(
    fc.constantFrom("email", "password", "firstName", "lastName", "code", "token", "acceptTerms", "__proto__"),
    strange,
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), body, async (path, given) => {
      const { status, json } = await post(path, given);
      expect([201, 200, 401, 403, 422, 429]).toContain(status);
      if (status > 399)
        expect(json).toMatchObject({ status, error: expect.any(String), requestId: expect.any(String) });
    }),
    { numRuns: 120 },
  );
}, 60_000);
