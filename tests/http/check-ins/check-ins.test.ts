import fc from "fast-check";
import { guestBook } from "../chat/guest-book";
import { Client } from "../client";

const { sql, signIn, goalOf } = guestBook();
const NOBODYS = "01234567-89ab-7def-8123-456789abcdef";
const untraced = ({ requestId, ...body }: { requestId: string }) => body;

let ada: Client;
let bob: Client;
let goalId: string;
beforeAll(async () => {
  [ada, bob] = await Promise.all([signIn(), signIn()]);
  goalId = await goalOf(ada);
});
const checkIn = (body: object) => ada.post(`/api/goals/${goalId}/check-ins`, body);

test("a check-in is 201, its replay 200 with the same body, and counts once (R3)", async () => {
  const body = { value: 12.5, note: "Two chapters", mood: 4, idempotencyKey: "press-2024-0001" };
  const made = await checkIn(body);
  expect(made.status).toBe(201);
  expect(made.json).toMatchObject({
    checkIn: { goalId, status: "done", value: 12.5, note: "Two chapters", mood: 4, skipReason: null },
    goal: { currentValue: 12.5, targetValue: 500, isCompleted: false },
    event: null,
    milestones: [],
  });
  const again = await Promise.all([1, 2, 3].map(() => checkIn(body)));
  for (const { status, json } of again) expect([status, json]).toEqual([200, made.json]);
  const { checkIns } = (await ada.get(`/api/goals/${goalId}/check-ins`)).json;
  expect(checkIns).toEqual([made.json.checkIn]);
});

test("the log is listed by days, edited, removed and brought back", async () => {
  const { json } = await checkIn({ value: 3 });
  const path = `/api/check-ins/${json.checkIn.id}`;
  const before = json.goal.currentValue;
  expect((await ada.patch(path, { value: 5, note: "Recounted" })).json.goal.currentValue).toBe(before + 2);
  expect((await ada.delete(path)).json.goal.currentValue).toBe(before - 3);
  expect((await ada.delete(path)).status).toBe(404);
  expect((await ada.patch(path, { removed: false })).json).toMatchObject({ checkIn: { value: 5, note: "Recounted" } });
  const day = json.checkIn.date;
  const within = await ada.get(`/api/goals/${goalId}/check-ins?from=${day}&to=${day}`);
  expect(within.json.checkIns.length).toBeGreaterThan(0);
  expect((await ada.get(`/api/goals/${goalId}/check-ins?to=2001-01-01`)).json.checkIns).toEqual([]);
});

test.each([
  ["value", { value: "12" }],
  ["value", { value: 0.001 }],
  ["status", { status: "maybe" }],
  ["skipReason", { status: "skip" }],
  ["mood", { mood: 9 }],
  ["note", { note: "x".repeat(1001) }],
  ["date", { date: "2001-02-30" }],
  ["date", { date: "2001-01-01" }],
  ["idempotencyKey", { idempotencyKey: "?" }],
])("422 names %s: %j", async (field, wrong) => {
  const { status, json } = await checkIn(wrong);
  expect(status).toBe(422);
  expect(Object.keys(json.fields)).toContain(field);
});

test.each(["PATCH", "DELETE"])(
  "%s of somebody else's entry is the same 404 as of nobody's, and 401 signed out (T1)",
  async (method) => {
    const { json } = await checkIn({ value: 1 });
    const body = method === "PATCH" ? { value: 99 } : undefined;
    const theirs = await bob.call(`/api/check-ins/${json.checkIn.id}`, { method, body });
    const nobodys = await bob.call(`/api/check-ins/${NOBODYS}`, { method, body });
    expect(theirs.status).toBe(404);
    expect(untraced(theirs.json)).toEqual(untraced(nobodys.json));
    expect((await new Client().call(`/api/check-ins/${json.checkIn.id}`, { method, body })).status).toBe(401);
    expect(await sql("select value::float8, removed_at from check_in where id = $1", [json.checkIn.id])).toEqual([
      { value: 1, removed_at: null },
    ]);
  },
);

test("what is not asked for is not taken (T26)", async () => {
  const { json } = await checkIn({
    value: 1,
    id: NOBODYS,
    userId: NOBODYS,
    goalId: NOBODYS,
    at: "2001-01-01",
    source: "sms",
    zone: "Mars/Base",
  });
  expect(json.checkIn).toMatchObject({ goalId });
  expect(json.checkIn.id).not.toBe(NOBODYS);
  expect(await sql("select source, zone from check_in where id = $1", [json.checkIn.id])).toEqual([
    { source: "app", zone: "UTC" },
  ]);
});

test("whatever is sent, the answer is never a 5xx (T28)", async () => {
  const odd = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.double(),
    fc.constantFrom("\u0000", "\ud800", 2 ** 53, 1e9, "275760-09-13", null),
    fc.jsonValue(),
  );
  const input = fc.record(
    { value: odd, status: odd, note: odd, mood: odd, date: odd, skipReason: odd, idempotencyKey: odd },
    { requiredKeys: [] },
  );
  const query = fc.record(
    { from: fc.string({ unit: "binary" }), to: fc.string(), limit: fc.string() },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(input, query, async (body, range) => {
      expect((await checkIn(body)).status).toBeLessThan(500);
      const search = Object.entries(range)
        .map(([name, text]) => `${name}=${encodeURIComponent(text.replace(/\p{Cs}/gu, ""))}`)
        .join("&");
      expect((await ada.get(`/api/goals/${goalId}/check-ins?${search}`)).status).toBeLessThan(500);
    }),
    { numRuns: 25 },
  );
}, 60_000);
