import { stage } from "./stage";

/** T43: a double click, the back button, a lost reply: one effect. */
const { sql, member, settle } = stage();
const key = () => `key-${crypto.randomUUID()}`;
const TIMES = 8;
const together = <T>(act: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: TIMES }, act));
const goal = { title: "Walk 100 miles", targetValue: 100, unit: "miles", category: "fitness", coachId: "coach-1" };

test("one goal", async () => {
  const { client, id } = await member();
  const form = { ...goal, requestKey: key() };
  const answers = [...(await together(() => client.post("/api/goals", form))), await client.post("/api/goals", form)];
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(TIMES).fill(200), 201]);
  expect(new Set(answers.map(({ json }) => json.goal.id)).size).toBe(1);
  expect(await sql("select 1 from goal where user_id = $1", [id])).toHaveLength(1);
  expect(await sql("select 1 from conversation where user_id = $1", [id])).toHaveLength(0);
});

test("one check-in, counted once", async () => {
  const someone = await member();
  const { goalId } = await settle(someone);
  const before = (await someone.client.get(`/api/goals/${goalId}`)).json.goal.currentValue;
  const form = { value: 4, idempotencyKey: key() };
  const answers = await together(() => someone.client.post(`/api/goals/${goalId}/check-ins`, form));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(TIMES - 1).fill(200), 201]);
  expect(new Set(answers.map(({ json }) => json.checkIn.id)).size).toBe(1);
  expect((await someone.client.get(`/api/goals/${goalId}`)).json.goal.currentValue).toBe(before + 4);
});

test("a check-in that was taken back does not return by a late repetition", async () => {
  const someone = await member();
  const { goalId } = await settle(someone);
  const form = { value: 4, idempotencyKey: key() };
  const made = await someone.client.post(`/api/goals/${goalId}/check-ins`, form);
  const path = `/api/check-ins/${made.json.checkIn.id}`;
  const removals = await together(() => someone.client.delete(path));
  expect(removals.filter(({ status }) => status >= 500)).toEqual([]);
  const value = (await someone.client.get(`/api/goals/${goalId}`)).json.goal.currentValue;
  await someone.client.post(`/api/goals/${goalId}/check-ins`, form);
  expect((await someone.client.get(`/api/goals/${goalId}`)).json.goal.currentValue).toBe(value);
});

test("one message, one answer, one of the day's allowance", async () => {
  const someone = await member();
  const { goalId } = await settle(someone);
  const used = async () => (await someone.client.get("/api/trial/usage")).json.dailyMessageUsage.used;
  const before = await used();
  const form = { goalId, message: "I walked 4 miles today", clientKey: key() };
  const answers = await together(() => someone.client.post("/api/v2/chat/message", form));
  expect(answers.map(({ status }) => status)).toEqual(Array(TIMES).fill(200));
  expect(new Set(answers.map(({ json }) => json.messages[0].id)).size).toBe(1);
  expect(
    await sql("select 1 from message where user_id = $1 and client_key = $2", [someone.id, form.clientKey]),
  ).toHaveLength(1);
  expect(
    await sql("select 1 from check_in where goal_id = $1 and value = 4 and source = 'chat'", [goalId]),
  ).toHaveLength(1);
  expect(await used()).toBe(before + 1);
});

test("one greeting, however many tabs ask for it", async () => {
  const { client, id } = await member();
  const made = await client.post("/api/goals", goal);
  await together(() => client.post("/api/v2/chat/message", { goalId: made.json.goal.id, greeting: true }));
  expect(await sql("select 1 from message where user_id = $1 and kind = 'greeting_request'", [id])).toHaveLength(1);
  expect(await sql("select 1 from message where user_id = $1 and role = 'coach'", [id])).toHaveLength(1);
});

test("one undo", async () => {
  const someone = await member();
  const { goalId, actionId } = await settle(someone);
  const answers = await together(() => someone.client.post(`/api/v2/chat/actions/${actionId}/undo`));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  // Three miles by hand stay, the coach's two are gone.
  expect((await someone.client.get(`/api/goals/${goalId}`)).json.goal.currentValue).toBe(3);
});

test("one switch of coaches", async () => {
  const someone = await member();
  const { goalId } = await settle(someone);
  const answers = await together(() =>
    someone.client.put(`/api/goals/${goalId}/switch-coach`, { newCoachId: "coach-3" }),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(await sql("select 1 from goal_change where goal_id = $1 and field = 'coachId'", [goalId])).toHaveLength(1);
});

test("one goal is gone, and stays so", async () => {
  const someone = await member();
  const { goalId } = await settle(someone);
  const answers = await together(() => someone.client.delete(`/api/goals/${goalId}`));
  expect(answers.map(({ status }) => status).filter((status) => status !== 204 && status !== 404)).toEqual([]);
  expect(answers.map(({ status }) => status)).toContain(204);
});

test("one account", async () => {
  const { client } = await member();
  const email = `double-${crypto.randomUUID()}@example.test`;
  const form = {
    email,
    password: "quiet-harbour-41",
    firstName: "Do",
    lastName: "Uble",
    acceptTerms: true,
    confirmAge: true,
  };
  const answers = await together(() => client.post("/api/auth/register", form));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(await sql("select 1 from users where email = $1", [email])).toHaveLength(1);
});
