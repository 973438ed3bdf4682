import { type Amount, sum } from "@/lib/core/check-ins/amount";
import type { CheckIn } from "@/lib/core/check-ins/check-in";

export const MILESTONES = [25, 50, 75, 100] as const;
export type Milestone = (typeof MILESTONES)[number];

/** The goal's current value: the sum of its log, and never anything else (R3). */
export function tally(entries: readonly Pick<CheckIn, "value">[]): Amount {
  return sum(entries.map((entry) => entry.value));
}

export type Progress = {
  readonly isCompleted: boolean;
  readonly completedAt: Date | null;
  /** What has just changed: the moment to celebrate, or to say that the goal is open again. */
  readonly event: "completed" | "reopened" | null;
};

/**
 * Where a goal stands once its log sums to `current`: reaching the target completes it once, falling below it by an
 * edit reopens it (R3). A goal that stays completed keeps its first `completedAt`.
 */
export function progressAfter(
  goal: { readonly target: Amount; readonly completedAt: Date | null },
  current: Amount,
  now: Date,
): Progress {
  const isCompleted = current >= goal.target;
  if (isCompleted && goal.completedAt === null) return { isCompleted, completedAt: now, event: "completed" };
  if (!isCompleted && goal.completedAt !== null) return { isCompleted, completedAt: null, event: "reopened" };
  return { isCompleted, completedAt: goal.completedAt, event: null };
}

/** The milestones that `current` reaches and that were never told before, lowest first: once each (R3). */
export function newMilestones(target: Amount, current: Amount, told: readonly number[]): Milestone[] {
  return MILESTONES.filter((percent) => current * 100 >= target * percent && !told.includes(percent));
}
