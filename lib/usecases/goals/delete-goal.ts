import type { Member } from "@/lib/core/accounts/actor";
import type { GoalId } from "@/lib/core/kernel/id";
import { refuse } from "@/lib/core/kernel/refusal";
import type { Needs } from "@/lib/usecases/needs";

/** Removes a goal with its log, its talk and its notifications; refuses `not_found`. */
export const deleteGoal =
  ({ stores: { goals }, limiter }: Pick<Needs, "stores" | "limiter">) =>
  async ({ userId }: Member, goalId: GoalId): Promise<void> => {
    await limiter.take("write", userId);
    if (!(await goals.remove(userId, goalId))) refuse("not_found", "Not found");
  };
