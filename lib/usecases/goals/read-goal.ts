import type { Member } from "@/lib/core/accounts/actor";
import { goalFacts } from "@/lib/core/goals/goal-record";
import type { GoalId } from "@/lib/core/kernel/id";
import type { Needs } from "@/lib/usecases/needs";
import { ownedGoal } from "./owned-goal";

/** One goal of the member's own; refuses `not_found`. */
export const readGoal =
  ({ stores }: Pick<Needs, "stores">) =>
  async ({ userId }: Member, goalId: GoalId) => ({ goal: goalFacts(await ownedGoal(stores, userId, goalId)) });
