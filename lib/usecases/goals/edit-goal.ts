import type { GoalChange } from "@/lib/adapters/prisma/stores/goals";
import type { Member } from "@/lib/core/accounts/actor";
import { unitsOf } from "@/lib/core/check-ins/amount";
import { type GoalDraft, type GoalInput, goalDraft } from "@/lib/core/goals/goal-draft";
import { type GoalRecord, goalFacts } from "@/lib/core/goals/goal-record";
import { asTimeOfDay, type TimeOfDay } from "@/lib/core/kernel/day";
import type { GoalId } from "@/lib/core/kernel/id";
import type { Needs } from "@/lib/usecases/needs";
import { settleProgress } from "../check-ins/settle-progress";
import { ownedGoal } from "./owned-goal";

type Patch = Partial<GoalInput> & { readonly checkInTime?: string | null };
type Edited = GoalDraft & { readonly checkInTime: TimeOfDay | null };

/**
 * Changes a goal (spec 1 §5 "Goal settings"); what is left out stays. A new target may complete the goal or open it
 * again, which needs room in the plan (T18). Refuses `not_found`, `invalid`, `limit_reached`.
 */
export const editGoal =
  ({ atomically, clock, chance, limiter }: Pick<Needs, "atomically" | "clock" | "chance" | "limiter">) =>
  async (actor: Member, goalId: GoalId, patch: Patch) => {
    await limiter.take("write", actor.userId);
    const now = clock.now();
    return atomically(async (scope) => {
      await scope.lock("goals", actor.userId);
      const goal = await ownedGoal(scope, actor.userId, goalId);
      const edited: Edited = {
        ...goalDraft({ ...asInput(goal), ...given(patch) }, { ...actor, now }, goal.deadline),
        checkInTime: patch.checkInTime === undefined ? goal.checkInTime : asTimeOfDay(patch.checkInTime ?? ""),
      };
      await scope.goals.update(actor.userId, goalId, { ...edited, completedAt: goal.completedAt });
      await scope.goals.insertChanges(goalId, changesBetween(goal, edited), now);
      const settled = await settleProgress(scope, chance, actor.userId, goalId, now);
      return { goal: goalFacts(settled.goal) };
    });
  };

const asInput = (goal: GoalRecord): GoalInput => ({
  title: goal.title,
  description: goal.description,
  category: goal.category,
  targetValue: unitsOf(goal.target),
  unit: goal.unit,
  deadline: goal.deadline,
  dailyTarget: goal.dailyTarget === null ? null : unitsOf(goal.dailyTarget),
  dailyTargetUnit: goal.dailyTargetUnit,
});

const given = (patch: Patch): Partial<GoalInput> =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));

const FIELDS = [
  "title",
  "description",
  "category",
  "target",
  "unit",
  "deadline",
  "dailyTarget",
  "dailyTargetUnit",
  "checkInTime",
] as const;

function changesBetween(before: GoalRecord, after: Edited): GoalChange[] {
  return FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
    field,
    oldValue: asText(before[field]),
    newValue: asText(after[field]),
  }));
}

const asText = (value: string | number | null) => (typeof value === "number" ? String(value / 100) : value);
