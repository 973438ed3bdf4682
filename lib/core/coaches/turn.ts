import type { ModelFailureKind, ToolCall, ToolResult } from "@/lib/core/coaches/model";
import { type LogCheckIn, parseLogCheckIn } from "@/lib/core/coaches/tools";

/** The longest message a member may send, in characters (R11), and the longest reply that is kept. */
export const MESSAGE_LIMIT = 4_000;
export const REPLY_LIMIT = 4_000;
/** Calls of the model in one turn, and acts it may perform in one (R7, T20). */
export const MAX_STEPS = 5;
export const MAX_ACTS = 3;

/** What one tool call comes to: an act to perform, or the answer that refuses it. */
export type Verdict =
  | { readonly act: "log_check_in"; readonly callId: string; readonly input: LogCheckIn }
  | { readonly act: null; readonly result: ToolResult };

const refused = (callId: string, text: string): Verdict => ({ act: null, result: { callId, text, failed: true } });
const sameAct = (one: LogCheckIn, other: LogCheckIn) =>
  one.value === other.value && one.status === other.status && one.day === other.day;

/**
 * Judges the tool calls of one step; `performed` are the acts of earlier steps of this turn. Every call gets exactly one verdict,
 * in order, because the model is owed one result per call. Unknown tools, unreadable input, repeats and floods are refused in words.
 */
export function judgeCalls(calls: readonly ToolCall[], performed: readonly LogCheckIn[]): readonly Verdict[] {
  const acts = [...performed];
  return calls.map(({ id, name, input }) => {
    if (name !== "log_check_in")
      return refused(id, "There is no tool of that name. Use log_check_in or answer in words.");
    const parsed = parseLogCheckIn(input);
    if (!parsed.ok) return refused(id, parsed.words);
    if (acts.some((act) => sameAct(act, parsed.input))) return refused(id, "This was already recorded in this turn.");
    if (acts.length >= MAX_ACTS) return refused(id, "No more check-ins in this turn. Answer in words.");
    acts.push(parsed.input);
    return { act: "log_check_in", callId: id, input: parsed.input };
  });
}

/** True when the model must be asked once more without tools, so that a turn always ends in words. */
export function isLastStep(step: number): boolean {
  return step >= MAX_STEPS - 1;
}

/** What stands in the coach's place when there are no words of the coach (R7); shown with Retry. */
export const SPEECHLESS = "Your coach had no answer to that. Please try again.";
export const REFUSED = "Your coach can't help with that one. Let's get back to your goal.";

export const FAILURE_WORDS: Readonly<Record<ModelFailureKind, string>> = {
  overloaded: "Your coach is very busy right now. Your message is safe: try again in a moment.",
  rate_limited: "Your coach is very busy right now. Your message is safe: try again in a moment.",
  timeout: "Your coach took too long to answer. Your message is safe: try again.",
  unavailable: "Your coach can't be reached right now. Your message is safe: try again in a moment.",
  interrupted: "The answer was interrupted. Your message is safe: try again.",
  rejected: "Your coach couldn't answer that. Your message is safe: try again, or put it another way.",
  misconfigured: "Coaching is not available at the moment. Your message is safe.",
};
