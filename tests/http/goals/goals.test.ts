import fc from "fast-check";
import { guestBook } from "../chat/guest-book";
import { Client } from "../client";

const { sql, signIn } = guestBook();
const NOBODYS = "01234567-89ab-7def-8123-456789abcdef";
const form = { title: "Run 100 miles", targetValue: 100, unit: "miles", category: "fitness", coachId: "coach-1" };
const untraced = ({ requestId, ...body }: { requestId: string }) => body;

let ada: Client;
let bob: Client;
let goalId: string;
beforeAll(async () => {
  [ada, bob] = await Promise.all([signIn(), signIn()]);
  goalId = (await ada.post("/api/goals", form)).json.goal.id;
});

const CALLS = [
  ["GET", "/api/goals", undefined],
  ["POST", "/api/goals", form],
  ["GET", "/api/goals/:id", undefined],
  ["PATCH", "/api/goals/:id", { title: "Mine" }],
  ["DELETE", "/api/goals/:id", undefined],
  ["POST", "/api/goals/:id/coaches", { coach_keys: ["ida"] }],
  ["PUT", "/api/goals/:id/switch-coach", { newCoachId: "coach-3" }],
  ["GET", "/api/goals/:id/check-ins", undefined],
  ["POST", "/api/goals/:id/check-ins", { value: 1 }],
  ["GET", "/api/coaches", undefined],
  ["GET", "/api/accountability/status", undefined],
  ["GET", "/api/trial/usage", undefined],
] as const;

test.each(CALLS)("%s %s without a session is 401", async (method, path, body) => {
  const reply = await new Client().call(path.replace(":id", goalId), { method, body });
  expect(reply.status).toBe(401);
  expect(reply.json).toMatchObject({ status: 401, error: "Authentication required" });
});

test.each(CALLS.filter(([, path]) => path.includes(":id")))(
  "%s %s of somebody else is the same 404 as of nobody (T1)",
  async (method, path, body) => {
    const before = await sql("select * from goal where id = $1", [goalId]);
    const theirs = await bob.call(path.replace(":id", goalId), { method, body });
    const nobodys = await bob.call(path.replace(":id", NOBODYS), { method, body });
    expect(theirs.status).toBe(404);
    expect(untraced(theirs.json)).toEqual(untraced(nobodys.json));
    expect((await bob.call(path.replace(":id", "coach-1"), { method, body })).status).toBe(404);
    expect(await sql("select * from goal where id = $1", [goalId])).toEqual(before);
  },
);

describe("POST /api/goals", () => {
  test("answers what the specification lists, and the same body with 200 when it comes twice", async () => {
    const carol = await signIn({ trialStartedAt: null });

    const body = { ...form, requestKey: "one-press-0001" };
    const made = await carol.post("/api/goals", body);
    expect(made.status).toBe(201);
    expect(made.json).toEqual({
      goal: { id: expect.any(String), title: form.title, targetValue: 100, unit: "miles", deadline: null },
      isFirstGoal: true,
      showSubscriptionPrompt: false,
    });
    const again = await carol.post("/api/goals", body);
    expect([again.status, again.json]).toEqual([200, made.json]);
    expect((await carol.get("/api/goals")).json).toMatchObject({
      goals: [{ id: made.json.goal.id }],
      trialStatus: "active",
    });
  });

  test.each([
    ["title", { title: 7 }],
    ["title", { title: "x".repeat(201) }],
    ["targetValue", { targetValue: "100" }],
    ["targetValue", { targetValue: null }],
    ["unit", { unit: undefined }],
    ["deadline", { deadline: "2020-01-01" }],
    ["deadline", { deadline: "tomorrow" }],
    ["coachId", { coachId: "coach-77" }],
    ["requestKey", { requestKey: "x" }],
  ])("422 names %s: %j", async (field, wrong) => {
    const { status, json } = await ada.post("/api/goals", { ...form, ...wrong });
    expect(status).toBe(422);
    expect(Object.keys(json.fields)).toEqual([field]);
  });

  test("beyond the allowance it is 402 with the plan info (R1)", async () => {
    const dora = await signIn();
    const replies = await Promise.all(Array.from({ length: 12 }, () => dora.post("/api/goals", form)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = replies.find(({ status }) => status === 402);
    expect(refused?.json).toMatchObject({
      code: "UPGRADE_REQUIRED",
      currentPlan: "trial",
      isTrial: true,
      primaryUpgrade: { plan: "pro", label: expect.any(String) },
      goalLimit: 3,
      currentGoals: 3,
      upgradeMessage: expect.any(String),
    });
  });

  test("what is not asked for is not taken (T26), and who one is comes from the session (T2)", async () => {
    const eve = await signIn();
    const owner = (await sql("select user_id from goal where id = $1", [goalId]))[0].user_id;
    const extra = {
      id: NOBODYS,
      userId: owner,
      completedAt: "2020-01-01",
      currentValue: 99,
      status: "archived",
      isCompleted: true,
    };
    const { json } = await eve.call("/api/goals", {
      method: "POST",
      body: { ...form, ...extra },
      headers: { "x-user-id": owner },
    });
    expect(json.goal.id).not.toBe(NOBODYS);
    const { goals } = (await eve.get("/api/goals")).json;
    expect(goals).toMatchObject([{ id: json.goal.id, currentValue: 0, status: "active", isCompleted: false }]);
    expect(JSON.stringify(goals)).not.toContain("userId");
  });
});

test("a goal is changed, gets a coach, switches, and is gone after DELETE", async () => {
  const { id } = (await ada.post("/api/goals", form)).json.goal;
  expect((await ada.patch(`/api/goals/${id}`, { title: "Run far", dailyTarget: 3 })).json.goal).toMatchObject({
    title: "Run far",
    dailyTarget: 3,
  });
  expect(
    (
      await ada.call(`/api/goals/${id}/coaches`, {
        method: "POST",
        body: { coach_keys: ["questy"] },
        headers: { "x-user-id": "demo-user" },
      })
    ).status,
  ).toBe(200);
  expect(
    (await ada.put(`/api/goals/${id}/switch-coach`, { newCoachId: "coach-4", reason: "just_curious" })).json,
  ).toEqual({ message: expect.stringContaining("Zen Master Kai") });
  expect((await ada.get(`/api/goals/${id}`)).json.goal.coach).toEqual({
    name: "Zen Master Kai",
    key: "zen_kai",
    avatar: "zen_kai",
  });
  expect((await ada.post(`/api/goals/${id}/coaches`, { coach_keys: [] })).json.fields).toHaveProperty("coach_keys");
  expect((await ada.delete(`/api/goals/${id}`)).status).toBe(204);
  expect((await ada.get(`/api/goals/${id}`)).status).toBe(404);
  expect((await ada.delete(`/api/goals/${id}`)).status).toBe(404);
});

test("coaches, accountability and trial usage have the specified shapes", async () => {
  expect((await ada.get("/api/coaches")).json.map(({ key }: { key: string }) => key)).toEqual([
    "sgt_miles",
    "ida",
    "questy",
    "zen_kai",
    "achieva",
  ]);
  const { goals, overallStatus } = (await ada.get("/api/accountability/status")).json;
  expect(goals.find((goal: { goalId: string }) => goal.goalId === goalId)).toMatchObject({
    goalTitle: form.title,
    coachId: "coach-1",
    checkInTime: "19:00",
    targetValue: 100,
    unit: "miles",
    daysRemaining: null,
    lastCoachMessage: null,
  });
  expect(overallStatus.totalGoals).toBe(goals.length);
  expect((await ada.get("/api/trial/usage")).json).toMatchObject({
    goalLimit: 3,
    trialDurationDays: 3,
    messageLimit: 90,
    dailyMessageUsage: { used: 0, limit: 30 },
    trialStatus: "active",
    isTrialExpired: false,
  });
});

test("whatever is sent, the answer is never a 5xx (T28)", async () => {
  const paths = [
    "/api/goals",
    `/api/goals/${goalId}`,
    `/api/goals/${goalId}/coaches`,
    `/api/goals/${goalId}/switch-coach`,
  ];
  const methods = ["POST", "PATCH", "POST", "PUT"];
  const odd = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.double(),
    fc.constantFrom("\u0000", "\ud800", 2 ** 53, "275760-09-13", null, [], {}),
    fc.jsonValue(),
  );
  const input = fc.record(
    {
      title: odd,
      targetValue: odd,
      unit: odd,
      deadline: odd,
      dailyTarget: odd,
      coachId: odd,
      coach_keys: odd,
      newCoachId: odd,
      reason: odd,
      checkInTime: odd,
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(fc.nat(3), input, async (index, body) => {
      const reply = await bob.call(paths[index] ?? "", { method: methods[index], body });
      expect(reply.status).toBeLessThan(500);
    }),
    { numRuns: 40 },
  );
}, 60_000);
