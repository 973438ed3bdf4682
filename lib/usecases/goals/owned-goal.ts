import type { Stores } from "@/lib/adapters/prisma/stores";
import type { GoalRecord } from "@/lib/core/goals/goal-record";
import type { GoalId, UserId } from "@/lib/core/kernel/id";
import { refuse } from "@/lib/core/kernel/refusal";

/** The member's own goal; somebody else's is as unknown as one that never was (T1). */
export async function ownedGoal({ goals }: Pick<Stores, "goals">, userId: UserId, goalId: GoalId): Promise<GoalRecord> {
  return (await goals.find(userId, goalId)) ?? refuse("not_found", "Not found");
}
