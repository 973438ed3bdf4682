import { Client } from "@/tests/http/client";

const visitor = new Client();

test("health answers without asking anybody", async () => {
  const { status, json } = await visitor.get("/api/health");
  expect({ status, json }).toEqual({ status: 200, json: { status: "ok" } });
});

test("ready says what stands: database, migrations, worker", async () => {
  const { status, json } = await visitor.get("/api/ready");
  expect({ status, json }).toEqual({
    status: 200,
    json: { status: "ready", checks: { database: true, migrations: true, worker: true } },
  });
});

test.each([
  ["a harmless request id comes back", "trace-0123456789", /^trace-0123456789$/],
  ["a strange one is replaced", "<script>", /^[0-9a-f-]{36}$/],
])("%s", async (_name, given, expected) => {
  const { headers } = await visitor.get("/api/health", { "x-request-id": given });
  expect(headers.get("x-request-id")).toMatch(expected);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-powered-by")).toBeNull();
});
