import type { Amount } from "@/lib/core/check-ins/amount";
import type { LocalDate, TimeOfDay } from "@/lib/core/kernel/day";
import type { CoachId, GoalId } from "@/lib/core/kernel/id";

/** The categories of goal cards (spec 1 §3). */
export const GOAL_CATEGORIES = [
  "fitness",
  "financial",
  "education",
  "career",
  "health",
  "lifestyle",
  "personal",
  "relationships",
  "habits",
  "wellness",
] as const;
export type GoalCategory = (typeof GOAL_CATEGORIES)[number];

export type GoalStatus = "active" | "archived";

/** A promise to oneself. `current` is the sum of its log (R3). */
export type Goal = {
  readonly id: GoalId;
  readonly title: string;
  readonly description: string;
  readonly category: GoalCategory;
  readonly target: Amount;
  readonly current: Amount;
  readonly unit: string;
  /** The member's local day on which it was made. */
  readonly startDay: LocalDate;
  /** The last day that still belongs to the goal. */
  readonly deadline: LocalDate | null;
  readonly dailyTarget: Amount | null;
  readonly dailyTargetUnit: string | null;
  readonly checkInTime: TimeOfDay | null;
  readonly status: GoalStatus;
  readonly completedAt: Date | null;
  readonly createdAt: Date;
  readonly coachId: CoachId | null;
};

/** Share of the way in percent, 0 to 100, for people's eyes: whole numbers, and 100 only when it is reached. */
export function progressPercent({ target, current }: Pick<Goal, "target" | "current">): number {
  return Math.floor(Math.min(100, Math.max(0, (current * 100) / target)));
}

/** Width of the progress bar in percent: at least 8, so that a start can be seen (spec 1 §4). */
export function barWidth(percent: number): number {
  return Math.min(100, Math.max(8, percent));
}
