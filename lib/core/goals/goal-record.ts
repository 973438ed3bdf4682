import { unitsOf } from "@/lib/core/check-ins/amount";
import { type Goal, progressPercent } from "@/lib/core/goals/goal";
import type { LocalDate, TimeOfDay } from "@/lib/core/kernel/day";

/** The coach beside a goal (spec 1 §3). */
export type GoalCoach = { readonly name: string; readonly key: string; readonly avatar: string };

/** A goal as it is read back: with its coach, and what one line can say about its log. */
export type GoalRecord = Goal & {
  readonly coach: GoalCoach | null;
  /** The goal's own check-in time, else the member's, else 19:00 (R3). */
  readonly remindAt: TimeOfDay;
  /** The day of the newest entry; null while the log is empty. */
  readonly lastEntryDay: LocalDate | null;
  /** Shares of the way that were told already, each once (R3). */
  readonly milestones: readonly number[];
};

/** A goal as it is told outside (spec 1 §3): amounts in its unit, days and instants as ISO text. */
export const goalFacts = ({ target, current, dailyTarget, completedAt, createdAt, ...goal }: GoalRecord) => ({
  id: goal.id,
  title: goal.title,
  description: goal.description,
  category: goal.category,
  targetValue: unitsOf(target),
  currentValue: unitsOf(current),
  progressPercent: progressPercent({ target, current }),
  unit: goal.unit,
  startDay: goal.startDay,
  deadline: goal.deadline,
  createdAt: createdAt.toISOString(),
  isCompleted: completedAt !== null,
  completedAt: completedAt?.toISOString() ?? null,
  status: goal.status,
  dailyTarget: dailyTarget === null ? null : unitsOf(dailyTarget),
  dailyTargetUnit: goal.dailyTargetUnit,
  checkInTime: goal.remindAt,
  coachId: goal.coachId,
  coach: goal.coach,
});
export type GoalFacts = ReturnType<typeof goalFacts>;
