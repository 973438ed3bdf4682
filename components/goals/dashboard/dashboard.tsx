import { Plus } from "lucide-react";
import Link from "next/link";
import { TodayGoals } from "@/components/check-ins/today-goals";
import { PageHeading } from "@/components/layout/page-heading";
import { Button } from "@/components/ui/button";
import type { PaymentBanner } from "@/lib/core/billing/payment-banner";
import type { DashboardGroup } from "@/lib/core/goals/health";
import type { GoalOverview } from "@/lib/core/goals/overview";
import { CompletedGoals } from "./completed-goals";
import { GoalCard } from "./goal-card";
import { NoGoals } from "./no-goals";
import { PaymentNotice } from "./payment-notice";
import { StatCards } from "./stat-cards";

export type DashboardProps = {
  firstName: string | null;
  active: readonly GoalOverview[];
  completed: readonly GoalOverview[];
  counts: Readonly<Record<DashboardGroup, number>>;
  banner: PaymentBanner | null;
};

/** The goals overview (spec 1 §2): first what to do now, then where everything stands. */
export function Dashboard({ firstName, active, completed, counts, banner }: DashboardProps) {
  const isEmpty = active.length + completed.length === 0;
  return (
    <div className="measure grid gap-10 py-8 md:py-12">
      {banner && <PaymentNotice banner={banner} />}
      <PageHeading
        title={`Welcome${isEmpty ? "" : " back"}, ${firstName?.trim() || "Goal Crusher"}!`}
        subtitle={isEmpty ? "Five coaches are waiting for your first goal." : subtitleOf(active)}
        actions={
          isEmpty ? undefined : (
            <Button asChild>
              <Link href="/goal-setup">
                <Plus aria-hidden />
                Add Goal
              </Link>
            </Button>
          )
        }
      />
      {active.length > 0 && <TodayGoals goals={active} />}
      <StatCards counts={counts} />
      {active.length > 0 ? (
        <section aria-labelledby="active" className="grid gap-4">
          <h2 id="active" className="text-heading">
            Active Goals
          </h2>
          <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {active.map((goal) => (
              <GoalCard key={goal.id} goal={goal} />
            ))}
          </div>
        </section>
      ) : (
        <NoGoals />
      )}
      {completed.length > 0 && <CompletedGoals goals={completed} />}
    </div>
  );
}

function subtitleOf(active: readonly GoalOverview[]): string {
  const open = active.filter(({ hasCheckedInToday, isPausedToday }) => !hasCheckedInToday && !isPausedToday).length;
  if (active.length === 0) return "Everything you set out to do is done. What comes next?";
  if (open === 0) return "All checked in for today. See you tomorrow.";
  return open === 1 ? "One check-in to go today." : `${open} check-ins to go today.`;
}
