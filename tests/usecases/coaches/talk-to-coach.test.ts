import type { Member } from "@/lib/core/accounts/actor";
import type { GoalId } from "@/lib/core/kernel/id";
import { testHouse } from "../../factories/house";
import { aGoal, refused, talk } from "./talk";

const its = testHouse();
const { house, database } = its;
let ada: Member;
let goalId: GoalId;

beforeEach(async () => {
  ada = await its.member();
  goalId = await aGoal(its, ada);
});

const stored = () => house.listMessages(ada, goalId);

describe("talkToCoach", () => {
  test("the words are stored before the model is asked, and the reply after", async () => {
    const turn = await house.talkToCoach(ada, { goalId, message: "How am I doing?" });
    expect(its.anthropic.requests()).toHaveLength(0);
    expect((await stored()).messages).toMatchObject([
      { role: "user", content: "How am I doing?", state: "complete" },
      { role: "coach", content: "", state: "streaming" },
    ]);

    let told = "";
    const messages = await turn.run((event) => {
      if (event.type === "delta") told += event.text;
    }, new AbortController().signal);
    expect(told.length).toBeGreaterThan(20);
    expect(messages[1]).toMatchObject({ role: "coach", coachId: "coach-2", state: "complete", content: told });
    expect((await stored()).messages).toMatchObject(messages.map(({ id, content, state }) => ({ id, content, state })));
    expect(await database.sql("select purpose, calls, tokens_out > 0 as spoke from model_usage")).toEqual([
      { purpose: "chat", calls: 1, spoke: true },
    ]);
  });

  test("the prompt holds what the house knows, and nobody's address", async () => {
    await talk(its, ada, { goalId, message: "How am I doing?" });
    const asked = JSON.stringify(its.anthropic.requests()[0]?.body);
    expect(asked).toContain("Read 500 minutes");
    expect(asked).toContain("target: 500");
    expect(asked).not.toMatch(/@example\.com/);
  });

  test("progress that the member states is logged once, with an Undo", async () => {
    const { events, messages } = await talk(its, ada, { goalId, message: "I read for 20 minutes today" });
    const actions = events.filter(({ type }) => type === "action");
    expect(actions).toMatchObject([
      { action: { value: 20, unit: "minutes", current: 20, target: 500, percent: 4, undone: false } },
    ]);
    expect(messages[1]?.actions).toHaveLength(1);
    expect((await house.readGoal(ada, goalId)).goal.currentValue).toBe(20);
    expect(await database.sql("select source, value::int from check_in")).toEqual([{ source: "chat", value: 20 }]);

    const [id] = messages[1]?.actions.map((action) => action.id) ?? [];
    if (!id) throw new Error("no action");
    expect(await house.undoAction(ada, id)).toMatchObject({ id, undone: true });
    expect(await house.undoAction(ada, id)).toMatchObject({ id, undone: true });
    expect((await house.readGoal(ada, goalId)).goal.currentValue).toBe(0);
    expect((await stored()).messages.at(-1)?.actions).toMatchObject([{ id, undone: true }]);
    expect(await refused(house.undoAction(await its.member(), id))).toMatchObject({ code: "not_found" });
  });

  test("the same key again is the same message and the same reply", async () => {
    const input = { goalId, message: "I read for 20 minutes today", clientKey: "a-key-of-mine" };
    const first = await talk(its, ada, input);
    const second = await talk(its, ada, input);
    expect(second.events).toEqual([]);
    expect(second.messages.map(({ id }) => id)).toEqual(first.messages.map(({ id }) => id));
    expect((await stored()).messages).toHaveLength(2);
    expect(await database.sql("select count(*)::int from check_in")).toEqual([{ count: 1 }]);
  });

  test("one reply at a time", async () => {
    const turn = await house.talkToCoach(ada, { goalId, message: "Hello" });
    expect(await refused(talk(its, ada, { goalId, message: "Are you there?" }))).toMatchObject({ code: "conflict" });
    await turn.run(() => undefined, new AbortController().signal);
    await talk(its, ada, { goalId, message: "Are you there?" });
    expect((await stored()).messages.map(({ state }) => state)).toEqual(Array(4).fill("complete"));
  });

  test("a server that died leaves what was said, interrupted, and the message does not count", async () => {
    const turn = await house.talkToCoach(ada, { goalId, message: "Hello", clientKey: "key-hello" });
    await database.sql("update message set content = 'Well, my dear' where state = 'streaming'");
    its.clock.advance(31_000);
    expect((await stored()).messages.at(-1)).toMatchObject({ state: "interrupted", content: "Well, my dear" });

    const { messages } = await talk(its, ada, { goalId, message: "Hello", clientKey: "key-hello" });
    expect(messages[1]).toMatchObject({ id: turn.messages[1]?.id, state: "complete" });
    expect((await stored()).messages).toHaveLength(2);
    expect(await database.sql("select used from chat_allowance")).toEqual([{ used: 1 }]);

    // The one who was believed dead wakes up: the reply is no longer theirs to write.
    await turn.run(() => undefined, new AbortController().signal);
    expect((await stored()).messages.at(-1)).toMatchObject({ content: messages[1]?.content, state: "complete" });
  });

  test("the reply is asked for once more by the message it answers, but only the last one", async () => {
    its.anthropic.fault({ kind: "status", status: 400 });
    const failed = await talk(its, ada, { goalId, message: "Hello" });
    expect(failed.messages[1]).toMatchObject({ state: "failed" });
    const asked = failed.messages[0]?.id;
    if (!asked) throw new Error("no message");
    const again = await talk(its, ada, { goalId, replyTo: asked });
    expect(again.messages[1]).toMatchObject({ id: failed.messages[1]?.id, state: "complete" });
    expect((await stored()).messages).toHaveLength(2);

    its.anthropic.fault({ kind: "status", status: 400 });
    const [older] = (await talk(its, ada, { goalId, message: "And now?" })).messages;
    await talk(its, ada, { goalId, message: "Never mind" });
    if (!older) throw new Error("no message");
    expect(await refused(talk(its, ada, { goalId, replyTo: older.id }))).toMatchObject({ code: "conflict" });
  });
});

describe("whose it is", () => {
  test("somebody else's goal, conversation, message and action are as unknown as none", async () => {
    const { messages } = await talk(its, ada, { goalId, message: "Hello" });
    const bob = await its.member();
    const bobsGoal = await aGoal(its, bob);
    const [mine] = messages;
    if (!mine) throw new Error("no message");
    const { conversationId, id } = mine;
    for (const attempt of [
      () => talk(its, bob, { goalId, message: "Hello" }),
      () => talk(its, bob, { goalId: bobsGoal, conversationId, message: "Hello" }),
      () => talk(its, bob, { goalId: bobsGoal, replyTo: id }),
      () => house.listMessages(bob, goalId),
      () => house.stopReply(bob, conversationId),
    ])
      expect(await refused(attempt())).toMatchObject({ code: "not_found", words: "Not found" });
    expect((await house.listMessages(bob, bobsGoal, { before: id })).messages).toEqual([]);
    expect((await house.listMessages(bob, bobsGoal)).messages).toEqual([]);
  });

  test("a text that looks like a placeholder of the house is only a message when it is none", async () => {
    await talk(its, ada, { goalId, message: "[REQUEST_HANDOVER]" });
    expect((await stored()).messages[0]).toMatchObject({ role: "user", content: "[REQUEST_HANDOVER]" });
  });
});
