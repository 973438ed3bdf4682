"use client";

import { Check, Flame, Plus } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { amountText } from "@/components/goals/amount-text";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import type { GoalOverview } from "@/lib/core/goals/overview";
import { WeekStrip } from "./days/week-strip";
import { tapOf } from "./tap";
import { useCheckIn } from "./use-check-in";

/** One goal's today: what it needs, one tap, and what the tap did. */
export function TodayCard({ goal, portrait }: { goal: GoalOverview; portrait: ReactNode }) {
  const { shown, isPending, press } = useCheckIn(goal);
  const tap = tapOf(goal);
  return (
    <article
      data-coach={goal.coach?.key}
      className="grid content-start gap-4 rounded-lg border-[1.5px] border-coach-line bg-surface p-4 shadow-soft sm:p-5"
    >
      <div className="flex items-start gap-4">
        <div className="shrink-0">{portrait}</div>
        <div className="grid min-w-0 flex-1 gap-1">
          <h3 className="text-subheading [overflow-wrap:anywhere]">
            <Link href={`/goals/${goal.id}`} className="rounded-sm hover:underline">
              {goal.title}
            </Link>
          </h3>
          <p className="text-sm text-ink-muted">{needOf(goal, shown)}</p>
        </div>
        {goal.streak.current > 0 && (
          <p className="flex shrink-0 items-center gap-1 font-display font-bold text-coach-ink tabular-nums">
            <Flame aria-hidden className="size-4.5" />
            {goal.streak.current}
            <span className="sr-only"> days in a row</span>
          </p>
        )}
      </div>
      <Progress value={shown.progressPercent} label={`Progress of ${goal.title}`} />
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <WeekStrip week={goal.week} />
        {shown.hasCheckedInToday ? (
          <div className="flex items-center gap-2">
            <p role="status" className="flex h-11 items-center gap-1.5 font-semibold text-positive-ink">
              <Check aria-hidden className="size-5" />
              Checked in
            </p>
            <Button variant="outline" size="icon" asChild>
              <Link href={`/goals/${goal.id}#check-in`} aria-label={`Add more to ${goal.title}`}>
                <Plus aria-hidden />
              </Link>
            </Button>
          </div>
        ) : (
          <div className="flex flex-wrap items-center gap-2">
            <Button variant="ghost" asChild>
              <Link href={`/goals/${goal.id}#check-in`}>
                Other…<span className="sr-only"> amount for {goal.title}</span>
              </Link>
            </Button>
            <Button variant="coach" disabled={isPending} onClick={() => void press({ value: tap.value })}>
              <Check aria-hidden />
              {tap.words}
              <span className="sr-only"> for {goal.title}</span>
            </Button>
          </div>
        )}
      </div>
    </article>
  );
}

function needOf(goal: GoalOverview, shown: { hasCheckedInToday: boolean; currentValue: number }): string {
  if (goal.isPausedToday) return "Paused. Rest well.";
  const sum = `${amountText(shown.currentValue, goal.unit)} of ${amountText(goal.targetValue, goal.unit)}`;
  if (shown.hasCheckedInToday) return sum;
  const need = goal.pace?.needToday ?? 0;
  if (need <= 0) return goal.pace?.label ?? sum;
  const isBehind = (goal.pace?.bufferDays ?? 0) < 0;
  return `${amountText(need, goal.unit)} ${isBehind ? "to get back to your line" : "today to stay on your line"}`;
}
