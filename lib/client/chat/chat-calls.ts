import { serverEvents } from "@/lib/client/event-stream";
import { api, CallFailure } from "@/lib/client/fetch";
import type { ActionView, ChatEvents, MessageList } from "@/lib/contracts/chat";

export type TalkCall = {
  readonly goalId: string;
  readonly conversationId: string | null;
  readonly message?: string;
  readonly clientKey?: string;
  readonly greeting?: true;
  readonly replyTo?: string;
};

/** What a 402 says about the way on (R1). */
export type Upgrade = { readonly upgradeMessage: string; readonly primaryUpgrade: { readonly label: string } | null };

export const CHAT_FAILED = "Failed to send message. Please try again.";

export type ChatEvent = {
  [Name in keyof ChatEvents]: { readonly name: Name; readonly data: ChatEvents[Name] };
}[keyof ChatEvents];

/** Asks for one turn and yields it as it streams in. Throws a `CallFailure`, or whatever a broken connection throws. */
export async function* talkStream(call: TalkCall, signal: AbortSignal): AsyncGenerator<ChatEvent> {
  const response = await fetch("/api/v2/chat/message", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream" },
    body: JSON.stringify(call),
    signal,
  });
  if (!response.ok || !response.body) throw await failureOf(response);
  for await (const event of serverEvents(response.body)) yield event as ChatEvent;
}

async function failureOf(answer: Response): Promise<CallFailure> {
  return new CallFailure(answer.status, await answer.json().catch(() => ({})), answer.statusText);
}

/** The way on that a 402 shows; null for any other failure. */
export const upgradeIn = ({ status, body }: CallFailure): Upgrade | null =>
  status === 402 && typeof body.upgradeMessage === "string" ? (body as unknown as Upgrade) : null;

/** Ends the reply in the making wherever it is made; a failure to say so changes nothing, because leaving ends it too. */
export const stopReply = (conversationId: string): Promise<unknown> =>
  api("POST", "/api/v2/chat/stop", { conversationId }).catch(() => undefined);

export const fetchMessages = (goalId: string, before?: string) =>
  api<MessageList>("GET", `/api/v2/chat/messages/${goalId}${before ? `?before=${before}` : ""}`);

export const undoAction = (id: string) => api<ActionView>("POST", `/api/v2/chat/actions/${id}/undo`);
