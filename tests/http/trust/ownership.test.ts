import { Client } from "@/tests/http/client";
import { exampleOf } from "@/tests/http/examples";
import { addressOf, type Operation, operations } from "@/tests/http/operations";
import { type Cast, type Estate, goalForm, stage } from "./stage";

/** T1, T2: what is somebody's is nobody else's, and who one is comes from the session alone. */
const UNKNOWN = "0190f3a2-7c1e-4d7b-9a55-3c2f1b0d9e8f";
const { sql, member, settle, holdings } = stage();

const NOUNS: readonly (readonly [RegExp, keyof Estate])[] = [
  [/^\/api\/goals\/\{goalId\}|^\/api\/v2\/chat\/messages/, "goalId"],
  [/^\/api\/check-ins\/\{id\}/, "checkInId"],
  [/^\/api\/v2\/chat\/actions\/\{id\}/, "actionId"],
];
const FIELDS = ["goalId", "conversationId"];

const properties = ({ body }: Operation) => Object.keys((body?.properties ?? {}) as object);
const named = (operation: Operation) => [...operation.parameters.map(({ name }) => name), ...properties(operation)];
const taking = operations().filter(
  (operation) => /\{/.test(operation.path) || named(operation).some((name) => FIELDS.includes(name)),
);

function idsFor({ path }: Operation, estate: Record<keyof Estate, string>): Record<string, string> {
  const noun = NOUNS.find(([pattern]) => pattern.test(path))?.[1];
  if (path.includes("{") && !noun) throw new Error(`Whose id does ${path} take? Tell this test.`);
  return { ...estate, ...(noun && { [/\{(\w+)\}/.exec(path)?.[1] ?? noun]: estate[noun] }) };
}

function ask(who: Cast, operation: Operation, estate: Estate) {
  const ids = idsFor(operation, estate);
  const query = operation.parameters.some((one) => one.in === "query" && one.name === "goalId")
    ? `?goalId=${ids.goalId}`
    : "";
  const body = exampleOf(operation, ids);
  return who.client.call(addressOf(operation, ids, UNKNOWN) + query, {
    method: operation.method,
    ...(body && { body }),
  });
}

const told = ({ status, json }: { status: number; json: { requestId?: string } }) => ({
  status,
  body: { ...json, requestId: undefined },
});
const UNKNOWN_ESTATE: Estate = {
  goalId: UNKNOWN,
  checkInId: UNKNOWN,
  conversationId: UNKNOWN,
  messageId: UNKNOWN,
  actionId: UNKNOWN,
};

describe("T1: another member's ids", () => {
  let owner: Cast;
  let other: Cast;
  let estate: Estate;
  let own: Estate;

  beforeAll(async () => {
    [owner, other] = [await member(), await member()];
    [estate, own] = [await settle(owner), await settle(other, "Read 12 books")];
  });

  test.each(taking.map((operation) => [operation.name, operation] as const))("%s", async (_name, operation) => {
    const before = await holdings(owner.id);
    const answer = told(await ask(other, operation, estate));
    expect(answer).toEqual(told(await ask(other, operation, UNKNOWN_ESTATE)));
    expect(answer.status).toBe(404);
    expect(await holdings(owner.id)).toBe(before);
  });

  const mixed: readonly (readonly [string, () => Record<string, unknown>])[] = [
    [
      "my goal, their conversation",
      () => ({ goalId: own.goalId, conversationId: estate.conversationId, message: "hi" }),
    ],
    [
      "their goal, my conversation",
      () => ({ goalId: estate.goalId, conversationId: own.conversationId, message: "hi" }),
    ],
    ["an answer to their message in my goal", () => ({ goalId: own.goalId, replyTo: estate.messageId })],
  ];
  test.each(mixed)("mixed: %s", async (_name, body) => {
    const before = [await holdings(owner.id), await holdings(other.id)];
    expect((await other.client.post("/api/v2/chat/message", body())).status).toBe(404);
    expect([await holdings(owner.id), await holdings(other.id)]).toEqual(before);
  });

  test("mixed: reading on from their message shows what an unknown one does", async () => {
    const page = (before: string) => other.client.get(`/api/v2/chat/messages?goalId=${own.goalId}&before=${before}`);
    expect(told(await page(estate.messageId))).toEqual(told(await page(UNKNOWN)));
  });

  test("mixed: no key of theirs makes a request of mine a replay of theirs", async () => {
    const key = `key-${crypto.randomUUID()}`;
    await owner.client.post(`/api/goals/${estate.goalId}/check-ins`, { value: 1, note: "mine", idempotencyKey: key });
    const answer = await other.client.post(`/api/goals/${own.goalId}/check-ins`, { value: 4, idempotencyKey: key });
    expect([answer.status, answer.json.checkIn.goalId, answer.json.checkIn.note]).toEqual([201, own.goalId, null]);
  });

  // Last, because it uses everything up: what was refused above was refused for whose it is.
  test.each(
    [...taking]
      .sort((a, b) => Number(a.method === "DELETE") - Number(b.method === "DELETE"))
      .map((operation) => [operation.name, operation] as const),
  )("but the owner may: %s", async (_name, operation) => {
    expect((await ask(owner, operation, estate)).status).toBeLessThan(300);
  });
});

describe("T2: who one is comes from the session only", () => {
  const reads = operations().filter(
    ({ method, door, path }) => method === "GET" && door === "member" && !path.includes("{"),
  );

  test.each(reads.filter((one) => !one.parameters.length).map(({ path }) => [path] as const))(
    "GET %s does not care whom the request names",
    async (path) => {
      const [me, them] = [await member(), await member({ firstName: "Somebody", lastName: "Else" })];
      await them.client.post("/api/goals", goalForm("Their goal"));
      const claim = { "x-user-id": them.id, "x-goalcoach-user": them.id, "x-forwarded-user": them.id };
      const plain = told(await me.client.get(path));
      expect(told(await me.client.get(`${path}?userId=${them.id}&user_id=${them.id}`, claim))).toEqual(plain);
      expect(plain.status).toBe(200);
      expect((await new Client().get(path, claim)).status).toBe(401);
    },
  );

  test("what I make is mine, whatever the body says", async () => {
    const [me, them] = [await member(), await member()];
    const claims = { userId: them.id, user_id: them.id, user: { id: them.id }, ownerId: them.id };
    const made = await me.client.post(`/api/goals?userId=${them.id}`, { ...goalForm("Mine"), ...claims });
    await me.client.post(`/api/goals/${made.json.goal.id}/check-ins`, { value: 2, ...claims });
    expect(await sql("select user_id from goal where id = $1", [made.json.goal.id])).toEqual([{ user_id: me.id }]);
    expect(await sql("select user_id from check_in where goal_id = $1", [made.json.goal.id])).toEqual([
      { user_id: me.id },
    ]);
    expect(await sql("select 1 from goal where user_id = $1", [them.id])).toEqual([]);
  });
});
