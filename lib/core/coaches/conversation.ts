import {
  CONTEXT_PLACEHOLDER,
  GREETING_PLACEHOLDER,
  type OpeningKind,
  type RequestKind,
} from "@/lib/core/coaches/prompt/opening";
import type { LogCheckIn, ToolName } from "@/lib/core/coaches/tools";
import type { CheckInId, CoachId, ConversationId, Id, MessageId } from "@/lib/core/kernel/id";

export type MessageRole = "user" | "coach";
/** Only `said` and `notice` are ever shown; the requests are the hidden placeholders of spec 1 §3. */
export type MessageKind = "said" | RequestKind | "hand_over" | "notice";
/** `interrupted` keeps what was said before a break; `failed` holds plain words in the coach's place (R7). */
export type MessageState = "complete" | "streaming" | "interrupted" | "failed";

export type ActionId = Id<"message-action">;

/** What a coach did at a member's word, with the goal's numbers after it; amounts in units of the goal. */
export type ChatAction = {
  readonly id: ActionId;
  readonly kind: ToolName;
  readonly callId: string;
  readonly checkInId: CheckInId | null;
  readonly act: LogCheckIn;
  readonly unit: string;
  readonly value: number;
  readonly current: number;
  readonly target: number;
  readonly percent: number;
  readonly completed: boolean;
  readonly undone: boolean;
};

export type ChatMessage = {
  readonly id: MessageId;
  readonly conversationId: ConversationId;
  readonly role: MessageRole;
  readonly kind: MessageKind;
  readonly state: MessageState;
  readonly content: string;
  /** Who spoke; messages keep their coach when the goal gets another (R7). */
  readonly coachId: CoachId | null;
  readonly replyToId: MessageId | null;
  readonly leaseUntil: Date | null;
  readonly createdAt: Date;
  readonly actions: ChatAction[];
};

/** Whoever writes a reply holds it for so long and renews in time; a server that died lets go by itself. */
export const LEASE_MS = 30_000;
/** How often the reply so far is stored: what a crash can take is at most this. */
export const FLUSH_MS = 1_000;

/** The state as it counts now: a reply whose writer is gone is interrupted, whatever its row still says. */
export function stateAt({ state, leaseUntil }: Pick<ChatMessage, "state" | "leaseUntil">, now: Date): MessageState {
  if (state !== "streaming") return state;
  return leaseUntil !== null && now < leaseUntil ? "streaming" : "interrupted";
}

export const isShown = ({ kind }: Pick<ChatMessage, "kind">): boolean => kind === "said" || kind === "notice";

type Request = { readonly kind: RequestKind | "hand_over"; readonly content: string };

/** How an opening is stored: a hidden request, whose kind only the house can set (T22). */
export const REQUESTS: Readonly<Record<OpeningKind, Request>> = {
  greeting: { kind: "greeting_request", content: GREETING_PLACEHOLDER },
  context: { kind: "context_request", content: CONTEXT_PLACEHOLDER },
  handover: { kind: "hand_over", content: "[REQUEST_HANDOVER]" },
};

/** The opening that a stored kind asks for; null for words of the member. */
export function openingOf(kind: MessageKind): OpeningKind | null {
  const openings = { greeting_request: "greeting", context_request: "context", hand_over: "handover" } as const;
  return kind === "said" || kind === "notice" ? null : openings[kind];
}

/** What decides whether the coach may speak first. */
export type Beginning = {
  /** Nobody has said or asked for anything yet. */
  readonly isEmpty: boolean;
  /** Who spoke last; null when no coach has. */
  readonly lastCoachId: CoachId | null;
};

/** A greeting once, in an empty conversation; a few words of a new coach after a switch (R7). Null: the member speaks. */
export function openingDue({ isEmpty, lastCoachId }: Beginning, coachId: CoachId | null): OpeningKind | null {
  if (coachId === null) return null;
  if (isEmpty) return "greeting";
  return lastCoachId !== null && lastCoachId !== coachId ? "handover" : null;
}
