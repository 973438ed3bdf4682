import { unitsOf } from "@/lib/core/check-ins/amount";
import type { CheckIn } from "@/lib/core/check-ins/check-in";
import type { EntryFact, GoalFacts } from "@/lib/core/coaches/prompt/goal-facts";
import type { GoalOverview } from "@/lib/core/goals/overview";
import { daysBetween, type Moment, timeOfDay } from "@/lib/core/kernel/day";

const entryFact = ({ day, status, value, note }: CheckIn): EntryFact => ({
  date: day,
  status,
  value: value === 0 ? null : unitsOf(value),
  note,
});

/** What the coach may know of a goal (R7): computed by the house, never by the model. `entries` are the latest, newest first. */
export function factsOfGoal(
  goal: GoalOverview,
  entries: readonly CheckIn[],
  firstName: string | null,
  moment: Moment,
): GoalFacts {
  const { today, deadline, startDay } = goal;
  const whole = deadline === null ? null : Math.max(1, daysBetween(startDay, deadline) + 1);
  return {
    firstName,
    today,
    time: timeOfDay(moment.now, moment.zone),
    title: goal.title,
    unit: goal.unit,
    target: goal.targetValue,
    current: goal.currentValue,
    percent: goal.progressPercent,
    deadline,
    daysLeft: deadline === null ? null : daysBetween(today, deadline),
    elapsedPercent:
      whole === null ? null : Math.min(100, Math.max(0, Math.round((daysBetween(startDay, today) * 100) / whole))),
    pace: goal.pace?.label ?? null,
    needToday: goal.pace?.needToday ?? null,
    streakDays: goal.streak.current,
    shields: goal.streak.shields,
    checkInTime: goal.checkInTime,
    state: goal.isCompleted ? "completed" : goal.isPausedToday ? "paused" : "active",
    todayEntries: entries.filter(({ day }) => day === today).map(entryFact),
    lastEntries: entries.filter(({ day }) => day !== today).map(entryFact),
  };
}
