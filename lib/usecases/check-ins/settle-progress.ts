import type { Scope } from "@/lib/adapters/prisma/atomically";
import { milestoneNotice } from "@/lib/core/check-ins/milestone-notice";
import { newMilestones, type Progress, progressAfter } from "@/lib/core/check-ins/progress";
import type { GoalRecord } from "@/lib/core/goals/goal-record";
import type { Chance } from "@/lib/core/kernel/clock";
import type { GoalId, NotificationId, UserId } from "@/lib/core/kernel/id";
import { ownedGoal } from "../goals/owned-goal";
import { requireRoom } from "../goals/require-room";

export type Settled = {
  readonly goal: GoalRecord;
  readonly event: Progress["event"];
  readonly milestones: readonly number[];
};

/**
 * Whatever changed a goal's log or target ends here: completion, reopening, milestones (R3). Call it last in the
 * transaction, under the owner's lock. Opening a goal again takes a place of the plan (T18), else `limit_reached`.
 */
export async function settleProgress(
  scope: Scope,
  chance: Chance,
  userId: UserId,
  goalId: GoalId,
  now: Date,
): Promise<Settled> {
  const goal = await ownedGoal(scope, userId, goalId);
  const { completedAt, event } = progressAfter(goal, goal.current, now);
  if (event === "reopened") await requireRoom(scope, userId, now);
  if (event !== null) await scope.goals.setCompletedAt(userId, goalId, completedAt);

  const milestones = newMilestones(goal.target, goal.current, goal.milestones);
  if (milestones.length > 0) {
    await scope.goals.insertMilestones(goalId, milestones, now);
    await scope.notifications.insert(
      milestones.map((percent) => ({
        ...milestoneNotice(goal, percent),
        id: chance.id<NotificationId>(),
        userId,
        createdAt: now,
      })),
    );
  }
  return { goal: { ...goal, completedAt }, event, milestones };
}
