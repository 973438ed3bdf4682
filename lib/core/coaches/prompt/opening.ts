/**
 * Why a coach speaks without having been spoken to. A chat client asks for the greeting by sending `GREETING_PLACEHOLDER` as its
 * message; it is stored as kind `greeting_request`, once per goal, and never shown (spec 1 §3, R7, T22).
 */
export type OpeningKind = "greeting" | "handover";

/** Message kinds as stored. Only `message` is ever shown; the others mark that the coach was asked to open. */
export type MessageKind = "message" | "greeting_request" | "handover_request";

export const GREETING_PLACEHOLDER = "[REQUEST_GREETING]";
export const HANDOVER_PLACEHOLDER = "[REQUEST_HANDOVER]";

const KINDS: Readonly<Record<string, MessageKind>> = {
  [GREETING_PLACEHOLDER]: "greeting_request",
  [HANDOVER_PLACEHOLDER]: "handover_request",
};

/** How an incoming text is to be stored. Exact match only: a text that merely contains a placeholder is a message. */
export function messageKind(text: string): MessageKind {
  return (Object.hasOwn(KINDS, text) && KINDS[text]) || "message";
}

const INSTRUCTIONS: Readonly<Record<OpeningKind, string>> = {
  greeting:
    "The member has just opened this conversation for the first time and has said nothing yet. Greet them by name, say in one sentence who you are, name their goal by its title, and propose one concrete first step that fits today. End with one question.",
  handover:
    "The member has just switched to you from another coach. Their history and progress stay. Introduce yourself in one sentence, show with one or two facts that you know where the goal stands, say in a few words how working with you will feel, and propose the next step. Do not comment on the coach before you.",
};

/** The turn that stands in the member's place when the coach opens. */
export function openingText(kind: OpeningKind): string {
  return `<event kind="${kind}">${INSTRUCTIONS[kind]}</event>`;
}
