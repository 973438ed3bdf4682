import { type AnthropicStandIn, startAnthropic } from "../anthropic";

let standIn: AnthropicStandIn;
beforeAll(async () => {
  standIn = await startAnthropic({ paceMs: 0 });
});
afterAll(() => standIn.close());
beforeEach(() => standIn.reset());

const body = { model: "m", max_tokens: 100, messages: [{ role: "user", content: "hello" }] };

async function call(path: string, json?: unknown, headers: Record<string, string> = { authorization: "Bearer k" }) {
  const answer = await fetch(standIn.url + path, {
    method: json === undefined ? "GET" : "POST",
    headers: { "content-type": "application/json", ...headers },
    body: json === undefined ? undefined : JSON.stringify(json),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    json: text.startsWith("{") ? JSON.parse(text) : undefined,
  };
}

test("a whole message, without streaming", async () => {
  const { status, json } = await call("/v1/messages", body);
  expect(status).toBe(200);
  expect(json).toMatchObject({
    type: "message",
    role: "assistant",
    stop_reason: "end_turn",
    content: [{ type: "text" }],
  });
});

test("a stream of named events in the order of the protocol", async () => {
  const { text, headers } = await call("/v1/messages", { ...body, stream: true });
  expect(headers.get("content-type")).toContain("text/event-stream");
  const names = [...text.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name);
  expect(names.filter((name, at) => name !== names[at - 1])).toEqual([
    "message_start",
    "ping",
    "content_block_start",
    "content_block_delta",
    "content_block_stop",
    "message_delta",
    "message_stop",
  ]);
});

test.each([
  [{ ...body, temperature: 1 }, "temperature"],
  [{ ...body, top_p: 1 }, "top_p"],
  [{ ...body, max_tokens: undefined }, "max_tokens"],
  [{ ...body, messages: [] }, "at least one"],
  [{ ...body, messages: [{ role: "assistant", content: "hi" }] }, "first message"],
  [
    {
      ...body,
      messages: [
        ...body.messages,
        { role: "assistant", content: [{ type: "tool_use", id: "t1", name: "x", input: {} }] },
        { role: "user", content: "and?" },
      ],
    },
    "tool_result",
  ],
])("refuses what the service refuses: %#", async (wrong, words) => {
  const { status, json } = await call("/v1/messages", wrong);
  expect([status, json.error.type]).toEqual([400, "invalid_request_error"]);
  expect(json.error.message).toContain(words);
});

test.each<Record<string, string>>([{}, { "x-api-key": "k" }])(
  "without a bearer token nobody is served: %j",
  async (headers) => {
    expect((await call("/v1/messages", body, headers)).status).toBe(401);
  },
);

test("models, token counts, unknown paths", async () => {
  expect((await call("/v1/models")).json.data.length).toBeGreaterThan(0);
  expect((await call("/v1/messages/count_tokens", body)).json.input_tokens).toBeGreaterThan(0);
  expect((await call("/v1/complete", body)).status).toBe(404);
});

test("trouble may be ordered over HTTP, and is used up", async () => {
  await call("/__faults", { kind: "status", status: 529 });
  expect((await call("/v1/messages", body)).json).toMatchObject({ type: "error", error: { type: "overloaded_error" } });
  await call("/__faults", { kind: "slow", delayMs: 0, detail: { stream: "error", after: 1 } });
  expect((await call("/v1/messages", { ...body, stream: true })).text).toContain("event: error");
  expect((await call("/v1/messages", { ...body, stream: true })).text).toContain("event: message_stop");
});
