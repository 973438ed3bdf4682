import type { Member } from "@/lib/core/accounts/actor";
import { coachByKey } from "@/lib/core/coaches/catalogue";
import type { GoalId } from "@/lib/core/kernel/id";
import { refuseFields } from "@/lib/core/kernel/refusal";
import type { Needs } from "@/lib/usecases/needs";
import { ownedGoal } from "../goals/owned-goal";

/** Gives a goal its coach, by key or by one of its aliases (spec 1 §7). Refuses `not_found`, `invalid`. */
export const assignCoach =
  ({ atomically, clock, limiter }: Pick<Needs, "atomically" | "clock" | "limiter">) =>
  async ({ userId }: Member, goalId: GoalId, key: string): Promise<{ readonly message: string }> => {
    await limiter.take("write", userId);
    const now = clock.now();
    return atomically(async ({ goals, coaches }) => {
      const goal = await ownedGoal({ goals }, userId, goalId);
      const coach = await coaches.findActive(coachByKey(key)?.key ?? key);
      if (coach === null) return refuseFields({ coach_keys: "Please choose one of the coaches." });
      if (coach.id !== goal.coachId) {
        await goals.setCoach(userId, goalId, coach.id);
        await goals.insertChanges(goalId, [{ field: "coachId", oldValue: goal.coachId, newValue: coach.id }], now);
      }
      return { message: `${coach.name} is your coach now.` };
    });
  };
