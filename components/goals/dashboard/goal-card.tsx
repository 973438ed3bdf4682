import { MessageCircle, Settings } from "lucide-react";
import Link from "next/link";
import { CoachPortrait } from "@/components/coaches/portraits/portrait";
import { amountText } from "@/components/goals/amount-text";
import { CategoryMark } from "@/components/goals/category-mark";
import { HealthBadge } from "@/components/goals/health-badge";
import { TimelineBar } from "@/components/goals/timeline-bar";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import type { GoalOverview } from "@/lib/core/goals/overview";

/** One goal on the overview (spec 1 §2 "Goal cards"). */
export function GoalCard({ goal }: { goal: GoalOverview }) {
  return (
    <article
      data-coach={goal.coach?.key}
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 shadow-soft transition-shadow duration-200 hover:shadow-lifted"
    >
      <header className="flex items-start gap-4">
        <CoachPortrait coachKey={goal.coach?.key ?? ""} size={60} className="shrink-0" />
        <div className="grid min-w-0 flex-1 gap-1">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
            <CategoryMark category={goal.category} />
            <HealthBadge health={goal.health} />
          </div>
          <h3 className="text-subheading [overflow-wrap:anywhere]">
            <Link href={`/goals/${goal.id}`} className="rounded-sm hover:underline">
              {goal.title}
            </Link>
          </h3>
          <p className="text-sm text-ink-muted">{goal.coach ? `with ${goal.coach.name}` : "No coach yet"}</p>
        </div>
      </header>
      <div className="grid gap-2">
        <div className="flex items-baseline justify-between gap-4">
          <p className="font-semibold tabular-nums">
            {amountText(goal.currentValue, goal.unit)}
            <span className="font-normal text-ink-muted"> of {amountText(goal.targetValue, goal.unit)}</span>
          </p>
          <p className="font-display text-lg font-bold text-coach-ink tabular-nums">{goal.progressPercent}%</p>
        </div>
        <Progress value={goal.progressPercent} label={`Progress of ${goal.title}`} />
        {goal.pace && !goal.isCompleted && <p className="text-sm text-ink-muted">{goal.pace.label}</p>}
      </div>
      <TimelineBar timeline={goal.timeline} timeLeft={goal.timeLeft} />
      <footer className="mt-auto grid grid-cols-2 gap-3 pt-1">
        <Button variant="coach" asChild>
          <Link href={`/chat/v2/${goal.id}`} aria-label={`Chat about ${goal.title}`}>
            <MessageCircle aria-hidden />
            Chat
          </Link>
        </Button>
        <Button variant="outline" asChild>
          <Link href={`/goals/${goal.id}/settings`} aria-label={`Settings of ${goal.title}`}>
            <Settings aria-hidden />
            Settings
          </Link>
        </Button>
      </footer>
    </article>
  );
}
