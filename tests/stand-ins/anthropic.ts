import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { answerTo } from "./anthropic/answer";
import { messageOf, streamMessage, type Trouble, usageOf } from "./anthropic/stream";
import { type Body, textOf } from "./anthropic/wire";
import type { Fault } from "./fault";
import { parseJson, type StandIn, startStandIn } from "./stand-in";

/** One request to the model. `aborted`: the client left before the answer was complete. */
export type ModelCall = { path: string; headers: IncomingHttpHeaders; body: Body; aborted: boolean; finished: boolean };

export type AnthropicStandIn = StandIn & {
  requests(): readonly ModelCall[];
  /** Orders a stream that goes wrong; over HTTP `{"kind":"slow","delayMs":0,"detail":{"stream":"cut","after":3}}`. */
  trouble(trouble: Trouble & { times?: number }): void;
};

const TYPES: Readonly<Record<number, string>> = {
  400: "invalid_request_error",
  401: "authentication_error",
  403: "permission_error",
  404: "not_found_error",
  413: "request_too_large",
  429: "rate_limit_error",
  500: "api_error",
  529: "overloaded_error",
};
const MODELS = ["claude-opus-5-5", "claude-sonnet-5-5", "claude-haiku-5-5"];

const failure = (status: number, message = `ordered failure ${status}`) => ({
  type: "error",
  error: { type: TYPES[status] ?? "api_error", message },
});

function json(res: ServerResponse, status: number, body: unknown) {
  res.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function bodyOf(req: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk);
  return (parseJson(Buffer.concat(chunks).toString("utf8") || "{}") ?? {}) as Body;
}

/** What the service would refuse, of the rules that matter to us; null for a request in order. */
function objection({ max_tokens, messages, ...rest }: Body): string | null {
  for (const knob of ["temperature", "top_p", "top_k"])
    if (knob in rest) return `${knob}: Extra inputs are not permitted`;
  if (typeof max_tokens !== "number") return "max_tokens: Field required";
  if (!Array.isArray(messages) || messages.length === 0) return "messages: at least one message is required";
  if (messages[0]?.role !== "user") return 'messages: first message must use the "user" role';
  for (const [at, { role, content }] of messages.entries()) {
    if (
      content.length === 0 ||
      (typeof content !== "string" && content.some(({ type, text }) => type === "text" && !text?.trim()))
    )
      return `messages.${at}: text content blocks must be non-empty`;
    if (role !== "assistant" || typeof content === "string") continue;
    const next = messages[at + 1]?.content ?? [];
    for (const { type, id } of content)
      if (type === "tool_use" && (typeof next === "string" || !next.some(({ tool_use_id }) => tool_use_id === id)))
        return `messages.${at}: tool_use ids were found without tool_result blocks: ${id}`;
  }
  return null;
}

/** Starts the stand-in model. `paceMs` is the pause before each delta of some five characters: 18 reads naturally, tests say 0. */
export async function startAnthropic({
  port,
  paceMs = 18,
}: {
  port?: number;
  paceMs?: number;
} = {}): Promise<AnthropicStandIn> {
  let calls: ModelCall[] = [];
  let serial = 0;
  const seen = new Set<string>();

  const pace = () =>
    new Promise<void>((resolve) => (paceMs === 0 ? setImmediate(resolve) : setTimeout(resolve, paceMs)));

  const serve = async (req: IncomingMessage, res: ServerResponse, path: string, fault: Fault | undefined) => {
    const { method } = req;
    const body = await bodyOf(req);
    const call: ModelCall = { path, headers: req.headers, body, aborted: false, finished: false };
    calls = [...calls.slice(-999), call];
    res.once("finish", () => {
      call.finished = true;
    });
    res.once("close", () => {
      call.aborted = !call.finished && fault?.detail?.stream !== "cut";
    });
    if (!/^Bearer \S+/.test(req.headers.authorization ?? ""))
      return json(res, 401, failure(401, "invalid authorization"));
    if (method === "GET" && path === "/v1/models")
      return json(res, 200, {
        data: MODELS.map((id) => ({ type: "model", id, display_name: id, created_at: "2026-09-01T00:00:00Z" })),
        has_more: false,
        first_id: MODELS[0],
        last_id: MODELS.at(-1),
      });
    if (method !== "POST" || !path.startsWith("/v1/messages"))
      return json(res, 404, failure(404, `no such path: ${path}`));
    if (path === "/v1/messages/count_tokens")
      return json(res, 200, {
        input_tokens: Math.ceil((textOf(body.system).length + JSON.stringify(body.messages ?? []).length) / 4),
      });
    const wrong = objection(body);
    if (wrong) return json(res, 400, failure(400, wrong));
    serial += 1;
    const trouble = fault?.detail?.stream ? (fault.detail as Trouble) : undefined;
    const message = messageOf(answerTo(body), body, trouble, serial);
    const usage = usageOf(body, seen);
    if (body.stream) return streamMessage(res, message, usage, trouble, pace);
    json(res, 200, {
      ...message,
      usage: { ...usage, output_tokens: Math.ceil(JSON.stringify(message.content).length / 4) },
    });
  };

  const standIn = await startStandIn({
    port,
    answer: () => ({ status: 404, body: failure(404) }),
    delegate: (req, res, path, fault) => {
      serve(req, res, path, fault).catch(() => res.destroy());
      return true;
    },
    failure: (status) => failure(status),
    reset: () => {
      calls = [];
      seen.clear();
    },
  });
  return {
    ...standIn,
    requests: () => calls,
    trouble: ({ times, ...detail }) =>
      standIn.fault({ kind: "slow", delayMs: 0, match: "/v1/messages", times, detail }),
  };
}
