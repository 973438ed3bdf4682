import { type Amount, ZERO } from "@/lib/core/check-ins/amount";
import type { CheckIn } from "@/lib/core/check-ins/check-in";
import { dueDays, isPaused, type Pause } from "@/lib/core/check-ins/pause";
import type { Goal } from "@/lib/core/goals/goal";
import { isNew } from "@/lib/core/goals/health";
import { addDays, type LocalDate, type Moment, today } from "@/lib/core/kernel/day";

export type Pace = {
  /** Due days ahead (positive) or behind (negative) of the goal's line (R6). */
  readonly bufferDays: number;
  /** "3 days ahead", "On pace", "2 days behind", or "Just started" in the first 48 hours. */
  readonly label: string;
  /** What brings the goal back to its line by the end of today, rounded up; 0 when it is there, done or paused. */
  readonly needToday: Amount;
  /** From the last 14 due days; null with fewer than 5 entries there, without gain, or beyond ten years. */
  readonly projectedFinish: LocalDate | null;
};

export type PaceFacts = Pick<Goal, "target" | "current" | "startDay" | "deadline" | "createdAt" | "completedAt">;

const PROJECTION_DAYS = 14;
const PROJECTION_ENTRIES = 5;
const FARTHEST_DAYS = 3650;

/** Where a goal stands against the straight line from its start to its deadline (R6); null without a deadline. */
export function pace(
  goal: PaceFacts,
  log: readonly Pick<CheckIn, "day" | "value">[],
  pauses: readonly Pause[],
  moment: Moment,
): Pace | null {
  if (goal.deadline === null) return null;
  const day = today(moment);
  const due = Math.max(1, dueDays(goal.startDay, goal.deadline, pauses));
  // Today is not held against anybody before it is over: a goal on its line is "on pace" in the morning.
  const lived = Math.min(due, dueDays(goal.startDay, addDays(day, -1), pauses));
  const bufferDays = Math.floor((goal.current * due - lived * goal.target) / goal.target);
  const isResting = goal.completedAt !== null || isPaused(day, pauses);
  const lineTonight = Math.ceil((goal.target * Math.min(due, lived + 1)) / due);
  return {
    bufferDays,
    label: isNew(goal, moment.now) ? "Just started" : paceLabel(bufferDays),
    needToday: isResting ? ZERO : roundUp(lineTonight - goal.current, goal.target - goal.current),
    projectedFinish: projectedFinish(goal, log, pauses, day),
  };
}

function paceLabel(bufferDays: number): string {
  if (bufferDays === 0) return "On pace";
  const days = Math.abs(bufferDays);
  return `${days} ${days === 1 ? "day" : "days"} ${bufferDays > 0 ? "ahead" : "behind"}`;
}

/** Below the bound (hundredths of a unit), round up to the step: 0.12 → 0.2, 3.4 → 4, 137 → 140. */
const STEPS: readonly (readonly [below: number, step: number])[] = [
  [10, 1],
  [100, 10],
  [2_000, 100],
  [10_000, 500],
  [100_000, 1_000],
  [Number.POSITIVE_INFINITY, 10_000],
];

/** Never asks for more than what is left. */
function roundUp(need: number, remaining: number): Amount {
  if (need <= 0) return ZERO;
  const step = STEPS.find(([below]) => need <= below)?.[1] ?? 1;
  return Math.min(remaining, Math.ceil(need / step) * step) as Amount;
}

function projectedFinish(
  goal: PaceFacts,
  log: readonly Pick<CheckIn, "day" | "value">[],
  pauses: readonly Pause[],
  day: LocalDate,
): LocalDate | null {
  if (goal.completedAt !== null) return null;
  const from = lastDueDays(PROJECTION_DAYS, goal.startDay, day, pauses);
  const recent = log.filter((entry) => entry.day >= from && entry.day <= day);
  const gained = recent.reduce((total, { value }) => total + value, 0);
  if (recent.length < PROJECTION_ENTRIES || gained <= 0) return null;
  const perDay = gained / Math.max(1, dueDays(from, day, pauses));
  const daysToGo = Math.max(0, Math.ceil((goal.target - goal.current) / perDay));
  return daysToGo > FARTHEST_DAYS ? null : addDays(day, daysToGo);
}

/** The day on which the last `count` due days up to `day` began, not before `start`. */
function lastDueDays(count: number, start: LocalDate, day: LocalDate, pauses: readonly Pause[]): LocalDate {
  let from = day;
  while (from > start && dueDays(from, day, pauses) < count) from = addDays(from, -1);
  return from;
}
