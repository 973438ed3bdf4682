import type { Member } from "@/lib/core/accounts/actor";
import { DEFAULT_SWITCH_REASON } from "@/lib/core/goals/coach-switch";
import type { GoalId } from "@/lib/core/kernel/id";
import { refuseFields } from "@/lib/core/kernel/refusal";
import { isPlainText } from "@/lib/core/kernel/text";
import type { Needs } from "@/lib/usecases/needs";
import { ownedGoal } from "../goals/owned-goal";

type Input = { readonly newCoachId: string; readonly reason?: string | null };

/**
 * Changes a goal's coach; progress and history stay (spec 1 §4). The switch and its reason ("User preference" when none
 * is given) are kept as a change of the goal. Refuses `not_found`, and `invalid` for an unknown or the same coach.
 */
export const switchCoach =
  ({ atomically, clock, limiter }: Pick<Needs, "atomically" | "clock" | "limiter">) =>
  async ({ userId }: Member, goalId: GoalId, input: Input): Promise<{ readonly message: string }> => {
    await limiter.take("write", userId);
    const now = clock.now();
    const reason = input.reason?.trim() || DEFAULT_SWITCH_REASON;
    if (!isPlainText(reason)) refuseFields({ reason: "The reason contains characters that cannot be stored." });
    return atomically(async ({ goals, coaches, lock }) => {
      // A second tap waits here, and finds that the coach is theirs already (T43).
      await lock("goals", userId);
      const goal = await ownedGoal({ goals }, userId, goalId);
      const coach = await coaches.findActive(input.newCoachId);
      if (coach === null) return refuseFields({ newCoachId: "Please choose one of the coaches." });
      if (coach.id === goal.coachId) return refuseFields({ newCoachId: `${coach.name} is your coach already.` });
      await goals.setCoach(userId, goalId, coach.id);
      await goals.insertChanges(
        goalId,
        [{ field: "coachId", oldValue: goal.coachId, newValue: coach.id, reason }],
        now,
      );
      return { message: `${coach.name} takes over. Your progress and history stay.` };
    });
  };
