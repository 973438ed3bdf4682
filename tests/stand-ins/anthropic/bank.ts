/** What the member is doing, as far as the stand-in can tell. */
export type Intent =
  | "greeting"
  | "handover"
  | "hello"
  | "progress"
  | "recorded"
  | "met"
  | "partial"
  | "skip"
  | "completed"
  | "failed"
  | "unclear"
  | "struggle"
  | "excuse"
  | "status"
  | "today"
  | "why"
  | "plan"
  | "settings"
  | "thanks"
  | "goodbye"
  | "human"
  | "anger"
  | "distress"
  | "offtopic"
  | "question"
  | "chat";

/**
 * A persona's phrases. Slots in braces are filled from the prompt; a line whose slot is unknown is not used:
 * you title current target unit percent days deadline streak pace left need amount step checkIn weekday quote.
 * `need`, `left` and `amount` carry their unit; `days` and `streak` carry "days".
 */
export type Bank = {
  /** How somebody without a first name is called. */
  readonly address: string;
  readonly lines: Readonly<Record<Intent, readonly string[]>>;
  /** Sentences with a number, for replies that have none. */
  readonly facts: readonly string[];
  /** Endings that move things on. */
  readonly asks: readonly string[];
  /** For conversations so long that everything else has been said. */
  readonly spare: readonly string[];
};
