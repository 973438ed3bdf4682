import type { Member } from "@/lib/core/accounts/actor";
import { type PaymentBanner, paymentBanner } from "@/lib/core/billing/payment-banner";
import type { DashboardGroup } from "@/lib/core/goals/health";
import { dashboardCounts, type GoalOverview, goalOverview } from "@/lib/core/goals/overview";
import type { Needs } from "@/lib/usecases/needs";

export type Dashboard = {
  /** Active ones, newest first. */
  readonly active: readonly GoalOverview[];
  /** The latest completed first. */
  readonly completed: readonly GoalOverview[];
  readonly counts: Readonly<Record<DashboardGroup, number>>;
  readonly banner: PaymentBanner | null;
};

/** All that the dashboard shows, in four queries at once, whatever the number of goals. */
export const showDashboard =
  ({ stores: { goals, checkIns, pauses, billing }, clock }: Pick<Needs, "stores" | "clock">) =>
  async (actor: Member): Promise<Dashboard> => {
    const moment = { ...actor, now: clock.now() };
    const [found, log, rests, facts] = await Promise.all([
      goals.list(actor.userId),
      checkIns.log(actor.userId),
      pauses.list(actor.userId),
      billing.facts(actor.userId),
    ]);
    const told = found.map((goal) => {
      const own = rests.filter(({ goalId }) => goalId === null || goalId === goal.id);
      return goalOverview(
        goal,
        log.filter(({ goalId }) => goalId === goal.id),
        own,
        moment,
      ).overview;
    });
    return {
      active: told.filter(({ isCompleted }) => !isCompleted),
      completed: told
        .filter(({ isCompleted }) => isCompleted)
        .sort((a, b) => (b.completedAt ?? "").localeCompare(a.completedAt ?? "")),
      counts: dashboardCounts(told),
      banner: paymentBanner(facts.subscription, moment.now),
    };
  };
