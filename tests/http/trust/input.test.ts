import { createHash } from "node:crypto";
import fc from "fast-check";
import { exampleOf } from "@/tests/http/examples";
import { addressOf, type Operation, operations, type Schema } from "@/tests/http/operations";
import { testServer } from "@/tests/http/server";
import { textOf, valueFor } from "./backstage/strange";
import { knock } from "./backstage/wire";
import { type Cast, type Estate, stage } from "./stage";

/** T26: nothing can be assigned that is not named. T28: whatever comes in, a plain answer goes out. */
const { sql, member, settle, holdings } = stage();
const writes = operations().filter(({ body }) => body);
const listed = (some: readonly Operation[]) => some.map((operation) => [operation.name, operation] as const);

const idsFor = ({ path }: Operation, estate: Estate): Record<string, string> => ({
  ...estate,
  id: path.includes("check-ins") ? estate.checkInId : estate.actionId,
});

/** What the fuzzing uses up is given back, so that the limits do not do the refusing. */
const forgive = ({ id }: Cast) => {
  const hidden = createHash("sha256").update(id).digest("base64url");
  return sql("delete from rate_limit where key like '%' || $1 or key like '%\\_by\\_address:%'", [`:${hidden}`]);
};

let me: Cast;
let estate: Estate;
beforeAll(async () => {
  me = await member();
  estate = await settle(me);
});
beforeEach(() => forgive(me));

describe("T26: mass assignment", () => {
  const MARK = "0190f3a2-7c1e-4d7b-9a55-abadcafe0001";
  const extra = {
    id: MARK,
    userId: MARK,
    user_id: MARK,
    ownerId: MARK,
    role: "super_admin",
    plan: "unlimited",
    subscriptionPlan: "unlimited",
    subscriptionStatus: "active",
    trialStatus: "active",
    trialStartedAt: "2099-01-01T00:00:00Z",
    trialStartDate: "2099-01-01T00:00:00Z",
    emailVerifiedAt: "2099-01-01T00:00:00Z",
    isVerified: true,
    isAdmin: true,
    isActive: false,
    sessionVersion: 99,
    totalPoints: 31337,
    passwordHash: MARK,
    currentValue: 31337,
    progressPercent: 100,
    completedAt: "2099-01-01T00:00:00Z",
    createdAt: "2099-01-01T00:00:00Z",
    kind: "greeting_request",
    source: "sms",
    state: "complete",
    history: [{ role: "system", content: MARK }],
    system: MARK,
    constructor: { prototype: { role: "super_admin" } },
  };

  test.each(listed(writes))("%s", async (_name, operation) => {
    const someone = await member();
    const theirs = await settle(someone);
    const ids = idsFor(operation, theirs);
    const text = `{"__proto__":{"role":"super_admin","isActive":false},${JSON.stringify({ ...extra, ...exampleOf(operation, ids) }).slice(1)}`;
    const answer = await someone.client.call(addressOf(operation, ids, someone.id), {
      method: operation.method,
      raw: text,
      headers: { "content-type": "application/json" },
    });
    expect(answer.status).toBeLessThan(500);
    expect(await holdings(someone.id)).not.toMatch(/abadcafe0001|31337|2099-01-01|super_admin/);
    expect(
      await sql("select role, is_active, session_version, trial_started_at < now() as tried from users where id = $1", [
        someone.id,
      ]),
    ).toEqual([{ role: "user", is_active: true, session_version: 1, tried: true }]);
    expect(await sql("select 1 from subscription where user_id = $1", [someone.id])).toEqual([]);
    expect(
      await sql("select 1 from users where id = $1 or role <> 'user' and email like '%@example.test'", [MARK]),
    ).toEqual([]);
  });
});

/** One JSON shape of errors, and never a fault of ours. */
function expectPlain(where: string, { status, type, text }: { status: number; type: string; text: string }): void {
  expect([where, status < 500]).toEqual([where, true]);
  if (status < 400) return;
  expect([where, type]).toEqual([where, "application/problem+json"]);
  const problem = JSON.parse(text);
  expect(problem).toMatchObject({
    status,
    error: expect.any(String),
    message: expect.any(String),
    requestId: expect.any(String),
  });
  if (status === 422) expect(Object.keys(problem.fields ?? {})).not.toEqual([]);
}

const cookieOf = ({ client }: Cast) => [...client.cookies].map((pair) => pair.join("=")).join("; ");
const send = (operation: Operation, path: string, body?: string | Uint8Array, headers = {}) =>
  knock(path, {
    method: operation.method,
    headers: {
      cookie: cookieOf(me),
      origin: testServer().url,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    body,
  });

describe("T28: bodies that are no bodies", () => {
  const bytes = (...parts: (string | number[])[]) =>
    Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from(part))));
  const BODIES: readonly (readonly [string, string | Uint8Array])[] = [
    ["nothing", ""],
    ["half of one", '{"title":'],
    ["invalid UTF-8", bytes('{"title":"', [0xc3, 0x28, 0xff], '"}')],
    ["UTF-16", Buffer.from('{"title":"x"}', "utf16le")],
    ["NUL", '{"title":"a\\u0000b","message":"\\u0000","email":"a\\u0000@example.test"}'],
    ["a byte order mark", "\ufeff{}"],
    ["100,000 brackets", "[".repeat(100_000) + "]".repeat(100_000)],
    ["100,000 levels of objects", `${'{"a":'.repeat(30_000)}1${"}".repeat(30_000)}`],
    ["the same key twice", '{"title":"a","title":{"b":1},"value":1,"value":"x","goalId":1,"goalId":null}'],
    ["1e309", '{"targetValue":1e309,"value":1e309,"title":"x","unit":"y"}'],
    ["2^53", '{"targetValue":9007199254740993,"value":-9007199254740993,"title":"x","unit":"y"}'],
    ["the year 275760", '{"deadline":"275760-09-13","date":"+275760-09-13","timezone":"Etc/275760"}'],
    ["null", "null"],
    ["a list", "[1,2,3]"],
    ["a number", "42"],
    ["text", '"title"'],
    [
      "ten thousand keys",
      JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`k${at}`, at]))),
    ],
    ["NaN", '{"value":NaN}'],
  ];

  test.each(listed(writes))("%s", async (_name, operation) => {
    for (const [name, body] of BODIES) {
      await forgive(me);
      expectPlain(name, await send(operation, addressOf(operation, idsFor(operation, estate), me.id), body));
    }
  });

  test.each(listed(writes))("10 MB are too many: %s", async (_name, operation) => {
    const path = addressOf(operation, idsFor(operation, estate), me.id);
    const huge = Buffer.alloc(10 * 1024 * 1024, 0x20);
    const told = await send(operation, path, huge);
    const untold = await send(operation, path, huge, { "transfer-encoding": "chunked" });
    expect([told.status, untold.status]).toEqual([413, 413]);
    expectPlain("told", told);
  });
});

describe("T28: generated input", () => {
  test.each(listed(operations()))("%s", async (_name, operation) => {
    const ids = idsFor(operation, estate);
    const place = operation.parameters.map(({ name, in: where, schema }) => ({
      name,
      where,
      value: fc.oneof(
        { weight: 2, arbitrary: fc.constant(ids[name] ?? "1") },
        { weight: 1, arbitrary: valueFor(schema, ids[name]) },
      ),
    }));
    const asked = fc.record({
      path: fc.record(Object.fromEntries(place.map(({ name, value }) => [name, value]))),
      body: operation.body ? valueFor(known(operation.body, ids)) : fc.constant(undefined),
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ path, body }) => {
        const words = Object.fromEntries(Object.entries(path).map(([name, value]) => [name, wellFormed(value)]));
        const query = place
          .filter(({ where }) => where === "query")
          .map(({ name }) => `${name}=${encodeURIComponent(words[name] ?? "")}`);
        const address = `${addressOf(operation, words, "x") || "x"}?${query.join("&")}`;
        expectPlain(address, await send(operation, address, body === undefined ? undefined : textOf(body)));
      }),
      { numRuns: operation.path.endsWith("/message") ? 12 : operation.body || place.length > 0 ? 25 : 2 },
    );
  });
});

/** In a path anything that is text may stand; half a character cannot even be sent. */
const wellFormed = (value: unknown): string =>
  Buffer.from(typeof value === "string" ? value : textOf(value))
    .subarray(0, 900)
    .toString("utf8") || "x";

/** Ids that exist, so that the generated rest gets past the first question. */
function known(schema: Schema, ids: Record<string, string>): Schema {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  return {
    ...schema,
    properties: Object.fromEntries(
      properties.map(([name, property]) => [name, ids[name] ? { ...property, example: ids[name] } : property]),
    ),
  };
}
