import type { MessageState } from "@/lib/core/coaches/conversation";
import { claimsUnperformedAct } from "@/lib/core/coaches/honesty";
import type { ModelFailureKind } from "@/lib/core/coaches/model";
import type { ToolName } from "@/lib/core/coaches/tools";
import { FAILURE_WORDS, REFUSED, SPEECHLESS } from "@/lib/core/coaches/turn";

/** How the last call of the model in a turn came out. */
export type Outcome = {
  readonly text: string;
  readonly stop: "end" | "tool" | "length" | "refusal" | null;
  readonly failure: ModelFailureKind | null;
  /** The member left or pressed Stop. */
  readonly isStopped: boolean;
  readonly performed: ReadonlySet<ToolName>;
};

export type Ending = {
  readonly state: MessageState;
  /** What is added to the reply for everybody to see; the reply itself when nothing was said. */
  readonly addition: string;
  /** Words for the member when the coach did not get to the end by no fault of theirs. */
  readonly trouble: string | null;
  /** True when this must not count as one of the day's messages (T25). */
  readonly isFree: boolean;
};

const apart = (text: string, more: string) => (text === "" ? more : `\n\n${more}`);

/** How a turn ends: whatever happened, something truthful stands in the coach's place (R7, T25). */
export function ending({ text, stop, failure, isStopped, performed }: Outcome): Ending {
  const correction = claimsUnperformedAct(text, performed);
  const honest = correction === null ? "" : apart(text, correction);
  const nothing = text === "" && performed.size === 0;
  if (isStopped) return { state: "interrupted", addition: honest, trouble: null, isFree: nothing };
  if (failure !== null) {
    const words = FAILURE_WORDS[failure];
    if (text === "") return { state: "failed", addition: words, trouble: words, isFree: true };
    return { state: "interrupted", addition: honest, trouble: FAILURE_WORDS.interrupted, isFree: true };
  }
  if (stop === "refusal") return { state: "complete", addition: apart(text, REFUSED), trouble: null, isFree: false };
  if (text === "") return { state: "failed", addition: SPEECHLESS, trouble: SPEECHLESS, isFree: nothing };
  return { state: "complete", addition: (stop === "length" ? "…" : "") + honest, trouble: null, isFree: false };
}

// Control characters but tab and newline, and what turns the direction of the text around it, have no business in a reply.
const UNSPEAKABLE = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]|\p{Cs}/gu;

/** What a model wrote, as it may be stored and shown (T23). */
export function speakable(text: string): string {
  return text.replace(UNSPEAKABLE, "");
}
