import { MessageCircle, Settings } from "lucide-react";
import Link from "next/link";
import { CheckInForm } from "@/components/check-ins/check-in-form";
import { HeatCalendar } from "@/components/check-ins/days/heat-calendar";
import { ProgressFigure } from "@/components/check-ins/days/progress-figure";
import { StreakCard } from "@/components/check-ins/days/streak-card";
import { History } from "@/components/check-ins/history";
import { CoachPortrait } from "@/components/coaches/portraits/portrait";
import { CategoryMark } from "@/components/goals/category-mark";
import { HealthBadge } from "@/components/goals/health-badge";
import { TimelineBar } from "@/components/goals/timeline-bar";
import { PageHeading } from "@/components/layout/page-heading";
import { Button } from "@/components/ui/button";
import type { CheckInView } from "@/lib/contracts/check-ins";
import type { HeatMap } from "@/lib/core/check-ins/heat-map";
import type { ProgressChart } from "@/lib/core/check-ins/progress-chart";
import type { GoalOverview } from "@/lib/core/goals/overview";
import { TodayNeeds } from "./today-needs";

export type GoalDetailProps = {
  goal: GoalOverview;
  chart: ProgressChart;
  heat: HeatMap;
  recent: readonly CheckInView[];
  entries: number;
};

const card = "grid gap-4 rounded-lg border border-line bg-surface p-5 shadow-soft sm:p-6";

/** A goal's own page: today first, then the line, the days, the log (R3). */
export function GoalDetail({ goal, chart, heat, recent, entries }: GoalDetailProps) {
  return (
    <div data-coach={goal.coach?.key} className="measure grid gap-8 py-8 md:py-12">
      <PageHeading
        back={{ href: "/dashboard", words: "Back to Dashboard" }}
        title={goal.title}
        subtitle={goal.description || undefined}
        actions={
          <>
            <Button variant="coach" asChild>
              <Link href={`/chat/v2/${goal.id}`}>
                <MessageCircle aria-hidden />
                Chat
              </Link>
            </Button>
            <Button variant="outline" asChild>
              <Link href={`/goals/${goal.id}/settings`}>
                <Settings aria-hidden />
                Settings
              </Link>
            </Button>
          </>
        }
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <HealthBadge health={goal.health} />
        <CategoryMark category={goal.category} />
        <span className="flex items-center gap-2 text-sm text-ink-muted">
          <CoachPortrait coachKey={goal.coach?.key ?? ""} size={32} still />
          {goal.coach?.name ?? "No coach yet"}
        </span>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div className="grid gap-6">
          <TodayNeeds goal={goal} />
          <section id="check-in" aria-labelledby="check-in-title" className={card}>
            <h2 id="check-in-title" className="text-heading">
              Check in
            </h2>
            <CheckInForm goal={goal} />
          </section>
          <StreakCard streak={goal.streak} />
          <section aria-labelledby="days-title" className={card}>
            <h2 id="days-title" className="text-heading">
              Days
            </h2>
            <HeatCalendar heat={heat} unit={goal.unit} />
          </section>
        </div>
        <div className="grid gap-6">
          <section aria-labelledby="progress-title" className={card}>
            <h2 id="progress-title" className="text-heading">
              Progress
            </h2>
            <ProgressFigure goal={goal} chart={chart} />
            <TimelineBar timeline={goal.timeline} timeLeft={goal.timeLeft} />
          </section>
          <section aria-labelledby="history-title" className={card}>
            <h2 id="history-title" className="text-heading">
              History
            </h2>
            <History goalId={goal.id} unit={goal.unit} recent={recent} entries={entries} />
          </section>
        </div>
      </div>
    </div>
  );
}
