import { type Amount, asAmount, ZERO } from "@/lib/core/check-ins/amount";
import type { LocalDate, Zone } from "@/lib/core/kernel/day";
import type { CheckInId, GoalId } from "@/lib/core/kernel/id";
import { refuseFields } from "@/lib/core/kernel/refusal";
import { isPlainText, lengthOf } from "@/lib/core/kernel/text";

export const CHECK_IN_STATUSES = ["done", "partial", "skip"] as const;
export type CheckInStatus = (typeof CHECK_IN_STATUSES)[number];
export const SKIP_REASONS = ["rest", "ill", "travel", "other"] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

const REASONS: readonly (readonly [SkipReason, RegExp])[] = [
  ["ill", /\b(ill|sick|flu|fever|cold|unwell|injur|hurt|sore|pain)/i],
  ["travel", /\b(travel|trip|flight|flying|airport|holiday|vacation|on the road)/i],
  ["rest", /\b(rest|recover|day off|tired|sleep)/i],
];

/** The reason that somebody's own words give for a skipped day; "other" when they give none that we know. */
export function skipReasonIn(words: string): SkipReason {
  return REASONS.find(([, pattern]) => pattern.test(words))?.[0] ?? "other";
}

export const NOTE_LIMIT = 1000;

/** What was done on one day; a goal's log is any number of them, several a day included (R3). */
export type CheckIn = {
  readonly id: CheckInId;
  readonly goalId: GoalId;
  /** The label given when it was written, never recomputed (R4). */
  readonly day: LocalDate;
  readonly status: CheckInStatus;
  readonly value: Amount;
  readonly skipReason: SkipReason | null;
  readonly note: string | null;
  /** 1 (low) to 5 (high). */
  readonly mood: number | null;
  readonly at: Date;
  /** The member's zone at `at`. */
  readonly zone: Zone;
};

export type CheckInContent = Pick<CheckIn, "status" | "value" | "skipReason" | "note" | "mood">;
/** What a member sends; `value` in units of the goal. */
export type CheckInInput = {
  readonly status?: CheckInStatus;
  readonly value?: number;
  readonly skipReason?: SkipReason | null;
  readonly note?: string | null;
  readonly mood?: number | null;
};

/** What a check-in needs to know of its goal to fill in an amount nobody typed. */
export type Habit = {
  readonly unit: string;
  readonly dailyTarget: Amount | null;
  readonly dailyTargetUnit: string | null;
};

const OCCASIONS = /^(days?|times?|workouts?|sessions?|check-?ins?|habits?|nights?|mornings?|trips?)$/i;

/** The amount that one tap on "done" stands for: the day's target, one occasion, or nothing but the day itself. */
export function oneTapValue({ unit, dailyTarget, dailyTargetUnit }: Habit): Amount {
  if (dailyTarget !== null && (dailyTargetUnit ?? unit) === unit) return dailyTarget;
  return OCCASIONS.test(unit) ? (100 as Amount) : ZERO;
}

/**
 * A check-in as it will be stored (R3). A skip needs a reason and carries no amount; "done" without an amount means
 * `oneTapValue`, "partial" without one means none. Refuses `invalid`, naming every field that does not fit (R11).
 */
export function checkInContent(input: CheckInInput, habit: Habit): CheckInContent {
  const status = input.status ?? "done";
  const skipReason = status === "skip" ? (input.skipReason ?? null) : null;
  const note = input.note?.trim() || null;
  const mood = input.mood ?? null;
  const fallback = status === "done" ? oneTapValue(habit) : ZERO;
  const value = input.value === undefined ? fallback : asAmount(input.value);

  const fields: Record<string, string> = {};
  if (value === null) fields.value = "Please enter an amount of at most a billion, with up to two decimals.";
  else if (status === "skip" && value !== 0) fields.value = "A skipped day has no amount.";
  if (status === "skip" && !skipReason) fields.skipReason = "Please say why you skip: rest, ill, travel or other.";
  if (note && lengthOf(note) > NOTE_LIMIT) fields.note = "Please keep the note under 1,000 characters.";
  if (note && !isPlainText(note)) fields.note = "The note contains characters that cannot be stored.";
  if (mood !== null && !(Number.isInteger(mood) && mood >= 1 && mood <= 5)) fields.mood = "Mood goes from 1 to 5.";
  if (value === null || Object.keys(fields).length > 0) refuseFields(fields);
  return { status, value, skipReason, note, mood };
}
