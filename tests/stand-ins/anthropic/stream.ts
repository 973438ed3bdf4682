import type { ServerResponse } from "node:http";
import type { Answer } from "./answer";
import { hash } from "./composer";
import { type Body, blocks, textOf } from "./wire";

export type Usage = {
  input_tokens: number;
  output_tokens: number;
  cache_read_input_tokens: number;
  cache_creation_input_tokens: number;
};

/** How a stream goes wrong, and after how many deltas. */
export type Trouble = {
  readonly stream:
    | "cut"
    | "silence"
    | "error"
    | "malformed"
    | "early_end"
    | "refusal"
    | "length"
    | "bad_tool"
    | "unknown_tool"
    | "tool_loop";
  readonly after?: number;
  /** Type of the error event; "overloaded_error" unless told. */
  readonly type?: string;
};

const tokens = (text: string) => Math.ceil(text.length / 4);

/** What a real service would bill, roughly: four characters a token; a cached stretch counts as read once it was seen. */
export function usageOf(body: Body, seen: Set<string>): Usage {
  const system = blocks(body.system);
  const upTo = system.findLastIndex(({ cache_control }) => cache_control !== undefined) + 1;
  const stable = textOf(system.slice(0, upTo));
  const rest = textOf(system.slice(upTo)) + (body.messages ?? []).map(({ content }) => textOf(content)).join("");
  const known = stable !== "" && seen.has(stable);
  if (stable) seen.add(stable);
  const cached = tokens(stable);
  return {
    input_tokens: tokens(rest),
    output_tokens: 1,
    cache_read_input_tokens: known ? cached : 0,
    cache_creation_input_tokens: known ? 0 : cached,
  };
}

/** Content blocks and stop reason of a whole message. */
export function messageOf(answer: Answer, body: Body, trouble: Trouble | undefined, serial: number) {
  const id = `toolu_${serial}_${hash(JSON.stringify(body.messages)).toString(36)}`;
  const wanted =
    trouble?.stream === "unknown_tool"
      ? { tool: "delete_everything", input: {} }
      : trouble?.stream === "tool_loop"
        ? { tool: "log_check_in", input: { value: serial, status: "done", day: "today" } }
        : trouble?.stream === "bad_tool"
          ? { tool: "log_check_in", input: {} }
          : answer;
  const content =
    "tool" in wanted
      ? [{ type: "tool_use", id, name: wanted.tool, input: wanted.input }]
      : trouble?.stream === "refusal"
        ? []
        : [{ type: "text", text: wanted.text, citations: null }];
  const reason =
    trouble?.stream === "refusal"
      ? "refusal"
      : trouble?.stream === "length"
        ? "max_tokens"
        : "tool" in wanted
          ? "tool_use"
          : "end_turn";
  return {
    id: `msg_${serial}`,
    type: "message",
    role: "assistant",
    model: body.model,
    content,
    stop_reason: reason,
    stop_sequence: null,
  };
}

type Whole = ReturnType<typeof messageOf>;
type Event = { type: string } & Record<string, unknown>;

function* eventsOf(message: Whole, usage: Usage, trouble: Trouble | undefined): Generator<Event> {
  yield { type: "message_start", message: { ...message, content: [], stop_reason: null, usage } };
  yield { type: "ping" };
  let written = 0;
  for (const [index, block] of message.content.entries()) {
    const empty = "text" in block ? { type: "text", text: "", citations: null } : { ...block, input: {} };
    yield { type: "content_block_start", index, content_block: empty };
    const whole =
      "text" in block
        ? (block.text ?? "")
        : trouble?.stream === "bad_tool"
          ? '{"value": twenty, "status'
          : JSON.stringify(block.input);
    written += whole.length;
    for (const piece of whole.match(/[\s\S]{1,5}/gu) ?? []) {
      const delta =
        "text" in block ? { type: "text_delta", text: piece } : { type: "input_json_delta", partial_json: piece };
      yield { type: "content_block_delta", index, delta };
    }
    yield { type: "content_block_stop", index };
  }
  const { stop_reason, stop_sequence } = message;
  yield {
    type: "message_delta",
    delta: { stop_reason, stop_sequence },
    usage: { output_tokens: Math.max(1, Math.ceil(written / 4)) },
  };
  yield { type: "message_stop" };
}

/** Sends the message as server-sent events, at `paceMs` a delta, with the trouble that was ordered. */
export async function streamMessage(
  res: ServerResponse,
  message: Whole,
  usage: Usage,
  trouble: Trouble | undefined,
  pace: () => Promise<void>,
) {
  res.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache",
    "request-id": `req_${message.id}`,
  });
  const send = (event: Event) => res.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  let deltas = 0;
  for (const event of eventsOf(message, usage, trouble)) {
    if (res.destroyed) return;
    if (event.type === "content_block_delta") {
      if (trouble && deltas >= (trouble.after ?? 0)) {
        if (trouble.stream === "cut") return void res.write("", () => res.destroy());
        if (trouble.stream === "silence") return;
        if (trouble.stream === "early_end") return void res.end();
        if (trouble.stream === "malformed")
          return void res.end('event: content_block_delta\ndata: {"type":"content_blo\n\n');
        if (trouble.stream === "error") {
          send({ type: "error", error: { type: trouble.type ?? "overloaded_error", message: "Overloaded" } });
          return void res.end();
        }
      }
      deltas += 1;
      await pace();
    }
    send(event);
  }
  res.end();
}
