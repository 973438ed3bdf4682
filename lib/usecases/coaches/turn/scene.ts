import type { Member } from "@/lib/core/accounts/actor";
import { allowance } from "@/lib/core/billing/allowance";
import { fitsLimit } from "@/lib/core/billing/plans";
import { refuseUpgrade, upgradeInfo } from "@/lib/core/billing/upgrade-info";
import { coachById } from "@/lib/core/coaches/catalogue";
import { factsOfGoal } from "@/lib/core/coaches/prompt/facts-of-goal";
import { goalOverview } from "@/lib/core/goals/overview";
import type { Moment } from "@/lib/core/kernel/day";
import type { GoalId } from "@/lib/core/kernel/id";
import { refuse } from "@/lib/core/kernel/refusal";
import type { Needs } from "@/lib/usecases/needs";

/** Enough for the prompt's list of entries, whichever day they fall on. */
const ENTRIES = 16;

/** The goal as it stands, from its log (R4 to R6). */
export async function goalNow(stores: Needs["stores"], { userId }: Member, goalId: GoalId, moment: Moment) {
  const [goal, log, pauses] = await Promise.all([
    stores.goals.find(userId, goalId),
    stores.checkIns.log(userId, goalId),
    stores.pauses.list(userId),
  ]);
  if (!goal) return refuse("not_found", "Not found");
  const own = pauses.filter((pause) => pause.goalId === null || pause.goalId === goalId);
  return { goal, overview: goalOverview(goal, log, own, moment).overview };
}

/**
 * Everything a turn needs to know before it begins, read at once. Refuses `not_found` for a goal that is not the member's or
 * has no coach, and `limit_reached` for one beyond the plan's allowance: it can be checked in, but not talked about (R1).
 */
export async function findScene(stores: Needs["stores"], actor: Member, goalId: GoalId, now: Date) {
  const moment: Moment = { now, zone: actor.zone, dayStartHour: actor.dayStartHour };
  const [{ goal, overview }, entries, known, billing] = await Promise.all([
    goalNow(stores, actor, goalId, moment),
    stores.checkIns.list(actor.userId, goalId, { limit: ENTRIES }),
    stores.conversations.acquaintance(actor.userId, goalId),
    stores.billing.facts(actor.userId),
  ]);
  const coach = goal.coachId && coachById(goal.coachId);
  if (!known) return refuse("not_found", "Not found");
  if (!coach) return refuse("not_found", "Coach Not Found");
  const isOpen = goal.status === "active" && goal.completedAt === null;
  const allowed = allowance(billing, now);
  if (isOpen && !fitsLimit(known.openBefore, allowed.goalLimit))
    refuseUpgrade(upgradeInfo(billing, known.openGoals, "goals", now));
  return {
    goal,
    coach,
    known,
    billing,
    allowed,
    moment,
    facts: factsOfGoal(overview, entries, known.firstName, moment),
  };
}

export type Scene = Awaited<ReturnType<typeof findScene>>;
