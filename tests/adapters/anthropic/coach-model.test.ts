import { type AnthropicConfig, anthropicModel } from "@/lib/adapters/anthropic/coach-model";
import { type ModelEvent, ModelFailure, type ModelRequest } from "@/lib/core/coaches/model";
import { coachPrompt } from "@/lib/core/coaches/prompt";
import { checkInResult, TOOLS } from "@/lib/core/coaches/tools";
import { occasionOf } from "@/tests/core/coaches/occasion";
import { type AnthropicStandIn, startAnthropic } from "@/tests/stand-ins/anthropic";

let standIn: AnthropicStandIn;
beforeAll(async () => {
  standIn = await startAnthropic({ paceMs: 0 });
});
afterAll(() => standIn.close());
beforeEach(() => standIn.reset());

const model = (config: Partial<AnthropicConfig> = {}) =>
  anthropicModel({
    apiKey: "test",
    baseUrl: standIn.url,
    model: "claude-sonnet-5-5",
    firstByteMs: 5_000,
    idleMs: 5_000,
    totalMs: 20_000,
    ...config,
  });

const saying = (text: string): ModelRequest => coachPrompt(occasionOf({ messages: [{ by: "member", text }] }));

type Heard = { events: ModelEvent[]; text: string; failure: ModelFailure | null };

async function hear(
  request: ModelRequest,
  config: Partial<AnthropicConfig> = {},
  signal = new AbortController().signal,
): Promise<Heard> {
  const events: ModelEvent[] = [];
  const textOf = () => events.map((event) => (event.type === "text" ? event.text : "")).join("");
  try {
    for await (const event of model(config).reply(request, signal)) events.push(event);
    return { events, text: textOf(), failure: null };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return { events, text: textOf(), failure: error };
  }
}

/** Waits for a thing that the other side of a socket will do. */
async function until(truth: () => boolean) {
  while (!truth()) await new Promise((resolve) => setImmediate(resolve));
}

describe("an answer", () => {
  test("streams in pieces and ends once, with usage", async () => {
    const { events, text, failure } = await hear(saying("how am I doing?"));
    expect(failure).toBeNull();
    expect(events.filter(({ type }) => type === "text").length).toBeGreaterThan(3);
    expect(text).toMatch(/340|28|860/);
    expect(events.filter(({ type }) => type === "end")).toEqual([events.at(-1)]);
    expect(events.at(-1)).toMatchObject({
      stop: "end",
      usage: { in: expect.any(Number), out: expect.any(Number), cached: 0 },
    });
  });

  test("finds the stable head in the cache the second time", async () => {
    await hear(saying("hello"));
    const { events } = await hear(saying("how am I doing?"));
    const end = events.at(-1);
    expect(end?.type === "end" && end.usage.cached).toBeGreaterThan(500);
    expect(end?.type === "end" && end.usage.in > end.usage.cached).toBe(true);
  });

  test("is asked for with the key, cache marks and tools, and without knobs this API refuses", async () => {
    await hear(saying("hello"));
    const [call] = standIn.requests();
    expect(call?.headers.authorization).toBe("Bearer test");
    expect(call?.body).toMatchObject({ stream: true, max_tokens: 1024, tools: [{ name: "log_check_in" }] });
    expect(JSON.stringify(call?.body.system)).toContain('"cache_control":{"type":"ephemeral"}');
    expect(call?.body).not.toHaveProperty("temperature");
  });

  test("may be a tool call, after whose result the answer speaks of the new numbers", async () => {
    const request = saying("I did half an hour today");
    const { events } = await hear(request);
    const [called] = events.flatMap((event) => (event.type === "tool" ? [event.call] : []));
    expect(called).toMatchObject({ name: TOOLS[0]?.name, input: { value: 30, status: "done", day: "today" } });
    expect(events.at(-1)).toMatchObject({ stop: "tool" });
    if (!called) return;
    const text = checkInResult({
      value: 30,
      status: "done",
      day: "today",
      current: 370,
      target: 1200,
      percent: 31,
      needToday: 0,
      streakDays: 5,
      pace: null,
      completed: false,
    });
    const messages = [
      ...request.messages,
      { by: "coach", text: "", calls: [called] } as const,
      { by: "tools", results: [{ callId: called.id, text }] } as const,
    ];
    const then = await hear({ ...request, messages });
    expect(then.failure).toBeNull();
    expect(then.text).toContain("30 minutes");
  });

  test("may be cut by length or refused; both are said", async () => {
    standIn.trouble({ stream: "length" });
    expect((await hear(saying("hello"))).events.at(-1)).toMatchObject({ stop: "length" });
    standIn.trouble({ stream: "refusal" });
    const { events, text } = await hear(saying("hello"));
    expect([events.at(-1), text]).toEqual([expect.objectContaining({ stop: "refusal" }), ""]);
  });

  test("may call tools that do not exist, or with input that is not JSON: passed on to be judged", async () => {
    standIn.trouble({ stream: "bad_tool" });
    const bad = await hear(saying("hello"));
    expect(bad.events).toContainEqual({
      type: "tool",
      call: expect.objectContaining({ name: "log_check_in", input: undefined }),
    });
    standIn.trouble({ stream: "unknown_tool" });
    const unknown = await hear(saying("hello"));
    expect(unknown.events).toContainEqual({
      type: "tool",
      call: expect.objectContaining({ name: "delete_everything" }),
    });
  });
});

describe("a failure has one of our names", () => {
  test.each([
    [400, "rejected", 1],
    [401, "misconfigured", 1],
    [403, "misconfigured", 1],
    [404, "misconfigured", 1],
    [413, "rejected", 1],
    [429, "rate_limited", 3],
    [500, "unavailable", 3],
    [529, "overloaded", 3],
  ])("status %i is %s after %i calls", async (status, kind, calls) => {
    standIn.fault({ kind: "status", status, times: 0, retryAfter: status === 429 ? 0 : undefined });
    const { failure, events } = await hear(saying("a secret"));
    expect([failure?.kind, events, standIn.calls().length]).toEqual([kind, [], calls]);
    expect(failure?.message).not.toContain("secret");
  });

  test("nobody waits a minute in front of a chat", async () => {
    standIn.fault({ kind: "status", status: 429, times: 0, retryAfter: 60 });
    expect((await hear(saying("hello"))).failure).toMatchObject({ kind: "rate_limited", retryAfter: 60 });
    expect(standIn.calls()).toHaveLength(1);
  });

  test("a moment's trouble before the first word is not noticed", async () => {
    standIn.fault({ kind: "status", status: 529 });
    standIn.trouble({ stream: "error", after: 0 });
    const { failure, text } = await hear(saying("hello"));
    expect([failure, text.length > 10]).toEqual([null, true]);
  });

  test.each([
    ["error", "overloaded"],
    ["malformed", "unavailable"],
    ["early_end", "unavailable"],
    ["cut", "unavailable"],
  ] as const)("a stream that goes wrong by %s after three deltas is %s, without a second try", async (stream, kind) => {
    standIn.trouble({ stream, after: 3 });
    const { failure, events } = await hear(saying("hello"));
    expect([failure?.kind, events.map(({ type }) => type)]).toEqual([kind, ["text", "text", "text"]]);
    expect(standIn.requests()).toHaveLength(1);
  });

  test.each([
    ["in the middle", 3, { idleMs: 60 }],
    ["before the first word", 0, { idleMs: 60 }],
  ])("silence %s is a timeout, and the connection is given back", async (_, after, config) => {
    standIn.trouble({ stream: "silence", after });
    const { failure } = await hear(saying("hello"), config);
    expect(failure?.kind).toBe("timeout");
    await until(() => standIn.requests()[0]?.aborted === true);
  });

  test("no answer at all is a timeout", async () => {
    standIn.fault({ kind: "stall" });
    expect((await hear(saying("hello"), { firstByteMs: 60 })).failure?.kind).toBe("timeout");
  });

  test("an answer that never ends is ended", async () => {
    standIn.trouble({ stream: "silence", after: 2 });
    expect((await hear(saying("hello"), { totalMs: 80 })).failure?.kind).toBe("timeout");
  });

  test("nobody there is unavailable", async () => {
    expect((await hear(saying("hello"), { baseUrl: "http://127.0.0.1:9" })).failure?.kind).toBe("unavailable");
  });
});

describe("when the caller leaves", () => {
  test("the upstream connection ends, and what came before was given out", async () => {
    standIn.trouble({ stream: "silence", after: 4 });
    const leaving = new AbortController();
    const heard: ModelEvent[] = [];
    const listen = async () => {
      for await (const event of model().reply(saying("hello"), leaving.signal)) {
        heard.push(event);
        if (heard.length === 4) leaving.abort();
      }
    };
    await expect(listen()).rejects.toMatchObject({ name: "ModelFailure", kind: "interrupted" });
    expect(heard).toHaveLength(4);
    await until(() => standIn.requests()[0]?.aborted === true);
  });

  test("by not reading on, it ends as well", async () => {
    standIn.trouble({ stream: "silence", after: 4 });
    for await (const _ of model().reply(saying("hello"), new AbortController().signal)) break;
    await until(() => standIn.requests()[0]?.aborted === true);
  });

  test("before the call, nothing is sent", async () => {
    expect((await hear(saying("hello"), {}, AbortSignal.abort())).failure?.kind).toBe("interrupted");
    expect(standIn.requests()).toHaveLength(0);
  });
});
