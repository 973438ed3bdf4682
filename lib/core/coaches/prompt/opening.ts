/** Why a coach speaks without having been spoken to: first visit, a visit after a while, a switch of coach. */
export type OpeningKind = "greeting" | "context" | "handover";

/** What a chat client sends to ask the coach to open; stored with a kind of its own and never shown (spec 1 §3, R7). */
export const GREETING_PLACEHOLDER = "[REQUEST_GREETING]";
export const CONTEXT_PLACEHOLDER = "[REQUEST_CONTEXTUAL_GREETING]";

export type RequestKind = "greeting_request" | "context_request";

const REQUESTS: ReadonlyMap<string, RequestKind> = new Map([
  [GREETING_PLACEHOLDER, "greeting_request"],
  [CONTEXT_PLACEHOLDER, "context_request"],
]);

/**
 * Which request an incoming text is; null for words of the member. Exact match only: a text that contains a placeholder is a
 * message. A hand-over follows a switch and is nobody's to ask for (T22).
 */
export function requestKind(text: string): RequestKind | null {
  return REQUESTS.get(text) ?? null;
}

const INSTRUCTIONS: Readonly<Record<OpeningKind, string>> = {
  greeting:
    "The member has just opened this conversation for the first time and has said nothing yet. Greet them by name, say in one sentence who you are, name their goal by its title, and propose one concrete first step that fits today. End with one question.",
  context:
    "The member has come back to this conversation and has said nothing yet. Greet them in one sentence, mention one fact about where the goal stands now, and ask one question about today. Do not introduce yourself again.",
  handover:
    "The member has just switched to you from another coach. Their history and progress stay. Introduce yourself in one sentence, show with one or two facts that you know where the goal stands, say in a few words how working with you will feel, and propose the next step. Do not comment on the coach before you.",
};

/** The turn that stands in the member's place when the coach opens. */
export function openingText(kind: OpeningKind): string {
  return `<event kind="${kind}">${INSTRUCTIONS[kind]}</event>`;
}
