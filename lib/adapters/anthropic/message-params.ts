import type Anthropic from "@anthropic-ai/sdk";
import type { ModelRequest, ToolCall, Turn } from "@/lib/core/coaches/model";

type Params = Anthropic.MessageCreateParamsStreaming;
type Block = Anthropic.ContentBlockParam;

const callBlock = ({ id, name, input }: ToolCall): Block => ({
  type: "tool_use",
  id,
  name,
  // Input that was not an object cannot be sent back as it was; the tool's result says what was wrong with it.
  input: typeof input === "object" && input !== null ? input : {},
});

function message(turn: Turn): Anthropic.MessageParam {
  switch (turn.by) {
    case "member":
      return { role: "user", content: [{ type: "text", text: turn.text }] };
    case "coach": {
      if (turn.continuation) return { role: "assistant", content: turn.continuation as Block[] };
      const words: Block[] = turn.text.trim() ? [{ type: "text", text: turn.text }] : [];
      return { role: "assistant", content: [...words, ...(turn.calls ?? []).map(callBlock)] };
    }
    case "tools":
      return {
        role: "user",
        content: turn.results.map(({ callId, text, failed }) => ({
          type: "tool_result",
          tool_use_id: callId,
          content: text,
          is_error: failed ?? false,
        })),
      };
  }
}

/** Our request in the vendor's words. No temperature or top_p: this API version refuses them. */
export function messageParams(request: ModelRequest, model: string): Params {
  return {
    model,
    max_tokens: request.maxTokens,
    stream: true,
    system: request.system.map(({ text, cache }) => ({
      type: "text",
      text,
      ...(cache && { cache_control: { type: "ephemeral" as const } }),
    })),
    messages: request.messages.map(message).filter(({ content }) => content.length > 0),
    ...(request.tools.length > 0 && {
      tools: request.tools.map(({ name, description, input }) => ({
        name,
        description,
        input_schema: input as Anthropic.Tool.InputSchema,
      })),
      ...(request.mayCall === false && { tool_choice: { type: "none" as const } }),
    }),
  };
}
