import { anthropicModel } from "@/lib/adapters/anthropic/coach-model";
import type { Member } from "@/lib/core/accounts/actor";
import { FAILURE_WORDS, REFUSED, SPEECHLESS } from "@/lib/core/coaches/turn";
import type { GoalId } from "@/lib/core/kernel/id";
import { furnish } from "@/lib/wiring";
import { testHouse } from "../../factories/house";
import { aGoal, talk } from "./talk";

const its = testHouse();
const { house, database } = its;
let ada: Member;
let goalId: GoalId;

beforeEach(async () => {
  ada = await its.member();
  goalId = await aGoal(its, ada);
});

const last = async () => (await house.listMessages(ada, goalId)).messages.at(-1);
const hello = { message: "How am I doing?", clientKey: "key-of-hello" };

describe("a model that fails", () => {
  test.each([
    ["cut", "interrupted", FAILURE_WORDS.interrupted],
    ["error", "interrupted", FAILURE_WORDS.interrupted],
    ["malformed", "interrupted", FAILURE_WORDS.interrupted],
    ["early_end", "interrupted", FAILURE_WORDS.interrupted],
  ] as const)(
    "%s after three deltas keeps what was said, marked, and the words of the member once",
    async (stream, state, words) => {
      its.anthropic.trouble({ stream, after: 3 });
      const { events, text } = await talk(its, ada, { goalId, ...hello });
      expect(events.at(-1)).toEqual({ type: "error", words });
      expect(text).toHaveLength(15);
      expect(await last()).toMatchObject({ state, content: text.trimEnd() });

      const again = await talk(its, ada, { goalId, ...hello });
      expect(again.messages[1]).toMatchObject({ state: "complete", content: again.text });
      expect((await house.listMessages(ada, goalId)).messages).toHaveLength(2);
    },
  );

  test.each([
    [401, FAILURE_WORDS.misconfigured],
    [400, FAILURE_WORDS.rejected],
  ])("status %i puts plain words in the coach's place", async (status, words) => {
    its.anthropic.fault({ kind: "status", status });
    const { events, messages } = await talk(its, ada, { goalId, ...hello });
    expect(messages[1]).toMatchObject({ state: "failed", content: words });
    expect(events.at(-1)).toEqual({ type: "error", words });
  });

  test("an overload is tried again before anybody hears of it", async () => {
    its.anthropic.fault({ kind: "status", status: 529 });
    expect((await talk(its, ada, { goalId, ...hello })).messages[1]).toMatchObject({ state: "complete" });
    expect(its.anthropic.requests().length).toBeGreaterThanOrEqual(1);
  });

  test("silence is ended by the watchdog", async () => {
    const config = { apiKey: "stand-in", baseUrl: its.anthropic.url, model: "m" };
    const model = anthropicModel({ ...config, firstByteMs: 2_000, idleMs: 100, totalMs: 3_000 });
    const hasty = furnish(Object.create(its.needs, { model: { value: model } }));
    its.anthropic.trouble({ stream: "silence", after: 3 });
    const { messages } = await talk({ ...its, house: hasty }, ada, { goalId, ...hello });
    expect(messages[1]).toMatchObject({ state: "interrupted" });
    expect(messages[1]?.content).not.toBe("");
  });

  test("a refusal is said plainly and needs no Retry", async () => {
    its.anthropic.trouble({ stream: "refusal" });
    const { messages } = await talk(its, ada, { goalId, ...hello });
    expect(messages[1]).toMatchObject({ state: "complete", content: REFUSED });
  });
});

describe("a model that misbehaves", () => {
  test("a loop of tool calls ends after five steps and three acts", async () => {
    its.anthropic.trouble({ stream: "tool_loop", times: 0 });
    const { messages, events } = await talk(its, ada, { goalId, ...hello });
    expect(its.anthropic.requests()).toHaveLength(5);
    expect(its.anthropic.requests().at(-1)?.body.tool_choice).toEqual({ type: "none" });
    expect(events.filter(({ type }) => type === "action")).toHaveLength(3);
    expect(messages[1]).toMatchObject({ state: "failed", content: SPEECHLESS });
    expect(await database.sql("select count(*)::int from check_in")).toEqual([{ count: 3 }]);
    expect(await database.sql("select count(*)::int from message_action")).toEqual([{ count: 3 }]);
  });

  test("asked again, the coach knows what was already done", async () => {
    const words = { goalId, message: "I read for 20 minutes today", clientKey: "key-of-twenty" };
    // The second call, after the tool, breaks off: the act stands, the words are missing.
    const model = its.needs.model;
    let call = 0;
    const brittle = {
      reply: (...its_: Parameters<typeof model.reply>) => {
        call += 1;
        if (call === 2) its.anthropic.trouble({ stream: "error", after: 0, type: "invalid_request_error" });
        return model.reply(...its_);
      },
    };
    const house_ = furnish(Object.create(its.needs, { model: { value: brittle } }));
    const first = await talk({ ...its, house: house_ }, ada, words);
    expect(first.messages[1]).toMatchObject({ state: "failed", actions: [{ value: 20 }] });
    const second = await talk(its, ada, words);
    expect(second.messages[1]).toMatchObject({ state: "complete", actions: [{ value: 20 }] });
    expect(await database.sql("select count(*)::int from check_in")).toEqual([{ count: 1 }]);
  });

  test.each(["unknown_tool", "bad_tool"] as const)("%s is answered in words and does nothing", async (stream) => {
    its.anthropic.trouble({ stream });
    const { messages } = await talk(its, ada, { goalId, ...hello });
    expect(messages[1]).toMatchObject({ state: "complete", actions: [] });
    expect(its.anthropic.requests()).toHaveLength(2);
    expect(JSON.stringify(its.anthropic.requests()[1]?.body.messages)).toContain('"is_error":true');
    expect(await database.sql("select count(*)::int from check_in")).toEqual([{ count: 0 }]);
  });

  test("a claim of an act that did not happen is corrected for everybody to see", async () => {
    const liar = {
      async *reply() {
        yield { type: "text", text: "I've logged your 20 minutes.\0\u202e" } as const;
        yield { type: "end", stop: "end", usage: { in: 1, out: 1, cached: 0 } } as const;
      },
    };
    const house_ = furnish(Object.create(its.needs, { model: { value: liar } }));
    const { messages, text } = await talk({ ...its, house: house_ }, ada, { goalId, ...hello });
    expect(messages[1]?.content).toBe(text);
    expect(text).toMatch(/^I've logged your 20 minutes\.\n\nCorrection: nothing was recorded/);
    expect(await last()).toMatchObject({ content: text, state: "complete" });
  });

  test("a fault of our own lets go of the conversation at once, and does not count", async () => {
    const broken = {
      async *reply() {
        yield { type: "text", text: "Well, " } as const;
        throw new Error("a bug");
      },
    };
    const house_ = furnish(Object.create(its.needs, { model: { value: broken } }));
    await expect(talk({ ...its, house: house_ }, ada, { goalId, ...hello })).rejects.toThrow("a bug");
    expect(await last()).toMatchObject({ state: "interrupted", content: "Well, " });
    expect(await database.sql("select used from chat_allowance")).toEqual([{ used: 0 }]);
    expect((await talk(its, ada, { goalId, ...hello })).messages[1]).toMatchObject({ state: "complete" });
  });

  test("nothing that was said is in the log", async () => {
    its.anthropic.trouble({ stream: "cut", after: 3 });
    await talk(its, ada, { goalId, message: "A secret about my knee" });
    expect(JSON.stringify(its.logged)).not.toMatch(/knee/);
  });
});

describe("leaving and stopping", () => {
  test("when the member leaves, the upstream call ends and what was said stays", async () => {
    const leaving = new AbortController();
    let heard = 0;
    const { messages, text } = await talk(
      its,
      ada,
      { goalId, ...hello },
      {
        signal: leaving.signal,
        onEvent: () => {
          heard += 1;
          if (heard === 2) leaving.abort();
        },
      },
    );
    expect(messages[1]).toMatchObject({ state: "interrupted", content: text.trimEnd() });
    expect(text.length).toBeGreaterThan(0);
    expect(await last()).toMatchObject({ state: "interrupted" });
    expect(await database.sql("select used from chat_allowance")).toEqual([{ used: 1 }]);
  });

  test("Stop from elsewhere ends a reply that has fallen silent", async () => {
    its.anthropic.trouble({ stream: "silence", after: 3 });
    const running = talk(its, ada, { goalId, ...hello });
    let conversationId = null;
    while (conversationId === null) ({ conversationId } = await house.listMessages(ada, goalId));
    expect(await house.stopReply(ada, conversationId)).toEqual({ stopped: true });
    const { messages, events } = await running;
    expect(messages[1]).toMatchObject({ state: "interrupted" });
    expect(events.every(({ type }) => type === "delta")).toBe(true);
    expect(await house.stopReply(ada, conversationId)).toEqual({ stopped: false });
  });
});
