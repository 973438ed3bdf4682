import { chatEvents, talkInput, turnView } from "@/lib/contracts/chat";
import { endpoint } from "@/lib/http/endpoint";
import { stream, wantsEvents } from "@/lib/http/stream";
import { house } from "@/lib/wiring";

export const POST = endpoint({ door: "member", body: talkInput, reply: turnView }, async ({ actor, body, request }) => {
  const { conversationId, messages, run } = await house().talkToCoach(actor, body);
  if (!wantsEvents(request)) return { conversationId, messages: await run(() => undefined, request.signal) };
  return stream(chatEvents, request, async (emit, signal) => {
    emit("start", { conversationId, messages: messages });
    const told = await run((event) => {
      if (event.type === "delta") emit("delta", event);
      else if (event.type === "action") emit("action", event);
      else emit("error", { error: event.words, message: event.words });
    }, signal);
    emit("done", { conversationId, messages: told });
  });
});
