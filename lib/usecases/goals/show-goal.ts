import type { Member } from "@/lib/core/accounts/actor";
import { unitsOf } from "@/lib/core/check-ins/amount";
import { type HeatMap, heatMap } from "@/lib/core/check-ins/heat-map";
import { type ProgressChart, progressChart } from "@/lib/core/check-ins/progress-chart";
import { dailyTargetFrom } from "@/lib/core/goals/daily-target";
import { type GoalOverview, goalOverview } from "@/lib/core/goals/overview";
import type { GoalId } from "@/lib/core/kernel/id";
import type { Needs } from "@/lib/usecases/needs";
import { type CheckInFacts, checkInFacts } from "../check-ins/check-in-facts";
import { ownedGoal } from "./owned-goal";

/** How much history the page carries; the rest is fetched when asked for. */
const RECENT = 12;
const WEEKS = 20;

export type GoalPage = {
  readonly goal: GoalOverview;
  readonly chart: ProgressChart;
  readonly heat: HeatMap;
  readonly recent: readonly CheckInFacts[];
  readonly entries: number;
  /** The daily target that the title speaks of, for a goal that has none stored (spec 1 §5). */
  readonly inferredDailyTarget: { readonly dailyTarget: number; readonly dailyTargetUnit: string } | null;
};

/** All that a goal's page shows; refuses `not_found`. Five years of check-ins travel as one value (performance.md). */
export const showGoal =
  ({ stores, clock }: Pick<Needs, "stores" | "clock">) =>
  async (actor: Member, goalId: GoalId): Promise<GoalPage> => {
    const moment = { ...actor, now: clock.now() };
    const [goal, log, rests, recent] = await Promise.all([
      ownedGoal(stores, actor.userId, goalId),
      stores.checkIns.log(actor.userId, goalId),
      stores.pauses.list(actor.userId),
      stores.checkIns.list(actor.userId, goalId, { limit: RECENT }),
    ]);
    const own = rests.filter((pause) => pause.goalId === null || pause.goalId === goalId);
    const { overview, streak } = goalOverview(goal, log, own, moment);
    const inferred = goal.dailyTarget === null ? dailyTargetFrom(goal.title) : null;
    return {
      goal: overview,
      chart: progressChart(goal, log, overview.today),
      heat: heatMap(streak.history, log, overview.today, WEEKS),
      recent: recent.map(checkInFacts),
      entries: log.length,
      inferredDailyTarget: inferred && { ...inferred, dailyTarget: unitsOf(inferred.dailyTarget) },
    };
  };
