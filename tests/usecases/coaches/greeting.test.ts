import { testHouse } from "../../factories/house";
import { aGoal, talk } from "./talk";

const its = testHouse();
const { house, database } = its;

describe("the coach begins", () => {
  test("twenty loads at once make one greeting", async () => {
    const ada = await its.member();
    const goalId = await aGoal(its, ada);
    expect((await house.listMessages(ada, goalId)).opening).toBe(true);
    await Promise.allSettled(Array.from({ length: 20 }, () => talk(its, ada, { goalId, greeting: true })));
    const { messages, opening } = await house.listMessages(ada, goalId);
    expect(opening).toBe(false);
    expect(messages).toMatchObject([{ role: "coach", state: "complete", coachId: "coach-2" }]);
    expect(its.anthropic.requests()).toHaveLength(1);
    expect(await database.sql("select kind::text from message where role = 'user'")).toEqual([
      { kind: "greeting_request" },
    ]);
    expect(await database.sql("select count(*)::int from chat_allowance")).toEqual([{ count: 0 }]);
  });

  test("nobody is greeted in the middle of a conversation, and nobody twice", async () => {
    const ada = await its.member();
    const goalId = await aGoal(its, ada);
    await talk(its, ada, { goalId, message: "Hello" });
    expect(await talk(its, ada, { goalId, greeting: true })).toMatchObject({ events: [], messages: [] });
  });

  test("a greeting that failed is tried again with the next visit", async () => {
    const ada = await its.member();
    const goalId = await aGoal(its, ada);
    its.anthropic.fault({ kind: "status", status: 400 });
    const failed = await talk(its, ada, { goalId, greeting: true });
    expect(failed.messages).toMatchObject([{ role: "coach", state: "failed" }]);
    const again = await talk(its, ada, { goalId, greeting: true });
    expect(again.messages).toMatchObject([{ id: failed.messages[0]?.id, state: "complete" }]);
  });

  test("after a switch the new coach says hello once; the history stays and remembers who spoke", async () => {
    const ada = await its.member();
    const goalId = await aGoal(its, ada);
    await talk(its, ada, { goalId, message: "Hello" });
    await database.sql("update goal set coach_id = 'coach-1' where id = $1", [goalId]);
    expect((await house.listMessages(ada, goalId)).opening).toBe(true);
    await talk(its, ada, { goalId, greeting: true });
    await talk(its, ada, { goalId, greeting: true });
    const { messages } = await house.listMessages(ada, goalId);
    expect(messages.map(({ role, coachId }) => [role, coachId])).toEqual([
      ["user", null],
      ["coach", "coach-2"],
      ["coach", "coach-1"],
    ]);
    expect(await database.sql("select purpose from model_usage order by purpose")).toEqual([
      { purpose: "chat" },
      { purpose: "handover" },
    ]);
  });

  test("pages go back in time", async () => {
    const ada = await its.member();
    const goalId = await aGoal(its, ada);
    for (const message of ["One", "Two", "Three"]) {
      await talk(its, ada, { goalId, message });
      its.clock.advance(1_000);
    }
    const newest = await house.listMessages(ada, goalId, { limit: 4 });
    expect(newest).toMatchObject({ hasMore: true });
    expect(newest.messages[0]).toMatchObject({ content: "Two" });
    const older = await house.listMessages(ada, goalId, { limit: 4, before: newest.messages[0]?.id });
    expect(older).toMatchObject({ hasMore: false, messages: [{ content: "One" }, { role: "coach" }] });
  });
});
