import { unitsOf } from "@/lib/core/check-ins/amount";
import type { CheckIn } from "@/lib/core/check-ins/check-in";
import { goalFacts } from "@/lib/core/goals/goal-record";
import type { Settled } from "./settle-progress";

/** A check-in as it is told outside: the amount in the goal's unit, the day as `date` (R3). */
export const checkInFacts = ({ id, goalId, day, status, value, skipReason, note, mood, at }: CheckIn) => ({
  id,
  goalId,
  date: day,
  status,
  value: unitsOf(value),
  skipReason,
  note,
  mood,
  createdAt: at.toISOString(),
});

/** The answer to whatever changed the log. */
export const settledFacts = (checkIn: CheckIn, { goal, event, milestones }: Settled) => ({
  checkIn: checkInFacts(checkIn),
  goal: goalFacts(goal),
  event,
  milestones: [...milestones],
});
export type CheckInFacts = ReturnType<typeof checkInFacts>;
