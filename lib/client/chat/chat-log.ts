import type { ActionView, MessageView } from "@/lib/contracts/chat";

/** A message as the screen holds it. */
export type ChatLine = MessageView & {
  /** The same from the moment it is sent, so that nothing jumps when the server names it. */
  readonly key: string;
  /** Its words arrived while we watched: they are typed out. */
  readonly isLive?: boolean;
  /** On its way to the server. */
  readonly isPending?: boolean;
  /** The server never said that it has it. */
  readonly isUnsent?: boolean;
};

export type ChatNews =
  | { readonly type: "sent"; readonly key: string; readonly text: string; readonly at: string }
  | { readonly type: "started"; readonly key: string | null; readonly messages: readonly MessageView[] }
  | { readonly type: "delta"; readonly text: string }
  | { readonly type: "action"; readonly action: ActionView }
  | { readonly type: "told"; readonly messages: readonly MessageView[] }
  | { readonly type: "older"; readonly messages: readonly MessageView[] }
  /** The connection is gone before the end. */
  | { readonly type: "broke" }
  /** The server did not take the message. */
  | { readonly type: "refused"; readonly key: string };

export const asLine = (message: MessageView): ChatLine => ({ ...message, key: message.id });

const isSpeaking = ({ role, state }: ChatLine) => role === "coach" && state === "streaming";

/** How the screen's log follows from what happened; knows nothing of browsers. */
export function chatLog(lines: readonly ChatLine[], news: ChatNews): readonly ChatLine[] {
  switch (news.type) {
    case "sent": {
      const fresh: ChatLine = {
        key: news.key,
        id: news.key,
        role: "user",
        content: news.text,
        createdAt: news.at,
        state: "complete",
        coachId: null,
        replyToId: null,
        actions: [],
        isPending: true,
      };
      return [...lines.filter(({ key }) => key !== news.key), fresh];
    }
    case "started":
      return merged(lines, news.messages, news.key);
    case "delta":
      return lines.map((line) => (isSpeaking(line) ? { ...line, content: line.content + news.text } : line));
    case "action":
      return lines.map((line) => {
        const isKnown = line.actions.some(({ id }) => id === news.action.id);
        if (isKnown)
          return { ...line, actions: line.actions.map((its) => (its.id === news.action.id ? news.action : its)) };
        return isSpeaking(line) ? { ...line, actions: [...line.actions, news.action] } : line;
      });
    case "told":
      return merged(lines, news.messages);
    case "older":
      return [...news.messages.filter(({ id }) => !lines.some((line) => line.id === id)).map(asLine), ...lines];
    case "broke":
      return lines.map((line) => {
        if (isSpeaking(line)) return { ...line, state: "interrupted" };
        return line.isPending ? { ...line, isPending: false, isUnsent: true } : line;
      });
    case "refused":
      return lines.filter(({ key }) => key !== news.key);
    default:
      return news satisfies never;
  }
}

/** The server's messages take the place of what the screen had of them; `pendingKey` names the one it has just taken in. */
function merged(lines: readonly ChatLine[], messages: readonly MessageView[], pendingKey: string | null = null) {
  const all = [...lines];
  for (const message of messages) {
    const isOurs = (line: ChatLine) => line.id === message.id || (message.role === "user" && line.key === pendingKey);
    const at = all.findIndex(isOurs);
    const known = all[at];
    const isLive = known?.isLive || message.state === "streaming";
    const line: ChatLine = { ...message, key: known?.key ?? message.id, isLive };
    if (known) all[at] = line;
    else all.push(line);
  }
  return all;
}
