import { COACHES } from "@/lib/core/coaches/catalogue";
import { actionWords } from "@/lib/core/coaches/chat/action-words";
import { faceOf } from "@/lib/core/coaches/chat/face";
import { isShown, openingDue, openingOf, stateAt } from "@/lib/core/coaches/conversation";
import { ending, speakable } from "@/lib/core/coaches/ending";
import { FAILURE_WORDS, REFUSED, SPEECHLESS } from "@/lib/core/coaches/turn";
import type { CoachId } from "@/lib/core/kernel/id";

const now = new Date("2026-03-03T12:00:00Z");
const [ida, miles] = ["coach-2", "coach-1"] as CoachId[] as [CoachId, CoachId];

test.each([
  ["streaming", new Date("2026-03-03T12:00:01Z"), "streaming"],
  ["streaming", now, "interrupted"],
  ["streaming", null, "interrupted"],
  ["complete", null, "complete"],
  ["failed", null, "failed"],
] as const)("a reply that is %s until %s counts as %s", (state, leaseUntil, expected) => {
  expect(stateAt({ state, leaseUntil }, now)).toBe(expected);
});

test.each([
  ["an empty conversation", { isEmpty: true, lastCoachId: null }, ida, "greeting"],
  ["one without a coach", { isEmpty: true, lastCoachId: null }, null, null],
  ["one under way", { isEmpty: false, lastCoachId: ida }, ida, null],
  ["one in which no coach has spoken", { isEmpty: false, lastCoachId: null }, ida, null],
  ["one after a switch", { isEmpty: false, lastCoachId: miles }, ida, "handover"],
] as const)("%s", (_, beginning, coachId, expected) => {
  expect(openingDue(beginning, coachId)).toBe(expected);
});

test.each([
  ["said", true, null],
  ["notice", true, null],
  ["greeting_request", false, "greeting"],
  ["context_request", false, "context"],
  ["hand_over", false, "handover"],
] as const)("%s: shown %s, opens with %s", (kind, shown, opening) => {
  expect(isShown({ kind })).toBe(shown);
  expect(openingOf(kind)).toBe(opening);
});

const fine = {
  text: "Well done.",
  stop: "end",
  failure: null,
  isStopped: false,
  performed: new Set<"log_check_in">(),
} as const;
const logged = new Set(["log_check_in"] as const);

test.each([
  ["a good end", {}, "complete", "", null, false],
  ["a cut-off length", { stop: "length" }, "complete", "…", null, false],
  ["a refusal", { stop: "refusal", text: "" }, "complete", REFUSED, null, false],
  ["a refusal half way", { stop: "refusal" }, "complete", `\n\n${REFUSED}`, null, false],
  ["silence", { text: "" }, "failed", SPEECHLESS, SPEECHLESS, true],
  ["silence after an act", { text: "", performed: logged }, "failed", SPEECHLESS, SPEECHLESS, false],
  [
    "a failure before words",
    { text: "", stop: null, failure: "timeout" },
    "failed",
    FAILURE_WORDS.timeout,
    FAILURE_WORDS.timeout,
    true,
  ],
  ["a failure amid words", { stop: null, failure: "unavailable" }, "interrupted", "", FAILURE_WORDS.interrupted, true],
  [
    "a stop before words",
    { text: "", stop: null, failure: "interrupted", isStopped: true },
    "interrupted",
    "",
    null,
    true,
  ],
  ["a stop amid words", { stop: null, failure: "interrupted", isStopped: true }, "interrupted", "", null, false],
] as const)("%s", (_, outcome, state, addition, trouble, isFree) => {
  expect(ending({ ...fine, ...outcome })).toEqual({ state, addition, trouble, isFree });
});

test("a false claim is corrected, a true one stands", () => {
  const text = "I've logged your 20 minutes.";
  expect(ending({ ...fine, text }).addition).toMatch(/^\n\nCorrection: nothing was recorded/);
  expect(ending({ ...fine, text, performed: logged }).addition).toBe("");
});

test.each([
  ["a\0b\u0007c", "abc"],
  ["one\n\ttwo", "one\n\ttwo"],
  ["\u202egnirts\u2069", "gnirts"],
  ["half \ud83d a face", "half  a face"],
  ["a whole 🙂", "a whole 🙂"],
])("speakable(%j)", (text, expected) => {
  expect(speakable(text)).toBe(expected);
});

test.each([
  [{ status: "done", day: "today" }, 20, "Logged 20 minutes"],
  [{ status: "partial", day: "yesterday" }, 1_250.5, "Logged 1,250.5 minutes for yesterday"],
  [{ status: "done", day: "today" }, 0, "Logged a check-in"],
  [{ status: "skip", day: "yesterday" }, 0, "Logged yesterday as skipped"],
] as const)("a chip for %o of %d: %s", (act, value, words) => {
  expect(actionWords({ act, unit: "minutes", value })).toBe(words);
});

test("a face holds nothing of the prompt", () => {
  for (const coach of COACHES) {
    expect(faceOf(coach)).not.toHaveProperty("voice");
    expect(JSON.stringify(faceOf(coach))).not.toContain(coach.voice.reminder);
  }
});
