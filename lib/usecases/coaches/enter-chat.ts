import type { Member } from "@/lib/core/accounts/actor";
import { COACHES, coachById } from "@/lib/core/coaches/catalogue";
import { faceOf } from "@/lib/core/coaches/chat/face";
import { progressPercent } from "@/lib/core/goals/goal";
import { localDate } from "@/lib/core/kernel/day";
import type { GoalId } from "@/lib/core/kernel/id";
import { listMessages } from "@/lib/usecases/coaches/list-messages";
import type { Needs } from "@/lib/usecases/needs";
import { ownedGoal } from "../goals/owned-goal";

/** All that the chat page shows (spec 1 §2): goal, its coach (null: "Coach Not Found"), the faces, the latest messages. Refuses `not_found`. */
export const enterChat = (needs: Pick<Needs, "stores" | "clock">) => async (actor: Member, goalId: GoalId) => {
  const [goal, messages] = await Promise.all([
    ownedGoal(needs.stores, actor.userId, goalId),
    listMessages(needs)(actor, goalId),
  ]);
  const coach = goal.coachId && coachById(goal.coachId);
  return {
    goal: { id: goal.id, title: goal.title, percent: progressPercent(goal) },
    face: coach ? faceOf(coach) : null,
    faces: COACHES.map(faceOf),
    days: { zone: actor.zone, today: localDate(needs.clock.now(), actor.zone) },
    messages,
  };
};
