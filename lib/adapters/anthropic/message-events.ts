import type Anthropic from "@anthropic-ai/sdk";
import { type ModelEvent, ModelFailure, type Usage } from "@/lib/core/coaches/model";

type Raw = Anthropic.RawMessageStreamEvent;
type Stop = Extract<ModelEvent, { type: "end" }>["stop"];

/** One content block while it grows: `block` as it will be sent back, `json` the tool input so far. */
type Growing = { readonly block: Record<string, unknown> & { type: string }; json: string };

const STOPS: Readonly<Record<string, Stop>> = {
  end_turn: "end",
  stop_sequence: "end",
  pause_turn: "end",
  tool_use: "tool",
  max_tokens: "length",
  model_context_window_exceeded: "length",
  refusal: "refusal",
};

/** Undefined for text that is not JSON. A tool without parameters streams no input at all: {}. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text || "{}");
  } catch {
    return undefined;
  }
}

function append(growing: Growing, delta: Anthropic.RawContentBlockDelta) {
  const { block } = growing;
  const add = (field: string, more: string) => {
    block[field] = `${block[field] ?? ""}${more}`;
  };
  if (delta.type === "text_delta") add("text", delta.text);
  else if (delta.type === "thinking_delta") add("thinking", delta.thinking);
  else if (delta.type === "signature_delta") add("signature", delta.signature);
  else if (delta.type === "input_json_delta") growing.json += delta.partial_json;
}

/** The vendor's stream as our events; `touch` is called for everything that arrives. A stream that just stops is a failure. */
export async function* eventsOf(stream: AsyncIterable<Raw>, touch: () => void): AsyncGenerator<ModelEvent> {
  const blocks = new Map<number, Growing>();
  let usage: Usage = { in: 0, out: 0, cached: 0 };
  let reason: string | null = null;
  for await (const event of stream) {
    touch();
    if (event.type === "message_start") {
      const { input_tokens, output_tokens, cache_read_input_tokens, cache_creation_input_tokens } = event.message.usage;
      const cached = cache_read_input_tokens ?? 0;
      usage = { in: input_tokens + cached + (cache_creation_input_tokens ?? 0), out: output_tokens, cached };
    } else if (event.type === "content_block_start") {
      blocks.set(event.index, { block: { ...event.content_block }, json: "" });
    } else if (event.type === "content_block_delta") {
      const growing = blocks.get(event.index);
      if (growing) append(growing, event.delta);
      if (event.delta.type === "text_delta" && event.delta.text) yield { type: "text", text: event.delta.text };
    } else if (event.type === "content_block_stop") {
      const growing = blocks.get(event.index);
      if (growing?.block.type !== "tool_use") continue;
      const input = jsonOf(growing.json);
      growing.block.input = input ?? {};
      yield { type: "tool", call: { id: String(growing.block.id), name: String(growing.block.name), input } };
    } else if (event.type === "message_delta") {
      reason = event.delta.stop_reason;
      usage = { ...usage, out: event.usage.output_tokens };
    } else if (event.type === "message_stop") {
      const stop = STOPS[reason ?? ""] ?? "end";
      const thought = [...blocks.values()].some(({ block }) => block.type.endsWith("thinking"));
      const continuation = thought ? [...blocks.values()].map(({ block }) => block) : undefined;
      yield { type: "end", stop, usage, ...(continuation && { continuation }) };
      return;
    }
  }
  throw new ModelFailure("unavailable", "the stream ended early");
}
