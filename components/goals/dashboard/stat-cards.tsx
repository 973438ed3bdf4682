import { CircleAlert, type LucideIcon, Target, TrendingUp, Trophy } from "lucide-react";
import { cn } from "@/components/ui/cn";
import type { DashboardGroup } from "@/lib/core/goals/health";

const CARDS = [
  { group: "active", words: "Active Goals", Mark: Target, tint: "bg-accent-soft text-accent-ink" },
  { group: "completed", words: "Completed", Mark: Trophy, tint: "bg-positive-soft text-positive-ink" },
  { group: "needAttention", words: "Need Attention", Mark: CircleAlert, tint: "bg-warning-soft text-warning-ink" },
  { group: "onTrack", words: "Goals On Track", Mark: TrendingUp, tint: "bg-caution-soft text-caution-ink" },
] as const satisfies readonly { group: DashboardGroup; words: string; Mark: LucideIcon; tint: string }[];

/** The four stat cards (spec 1 §2). */
export function StatCards({ counts }: { counts: Readonly<Record<DashboardGroup, number>> }) {
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      {CARDS.map(({ group, words, Mark, tint }) => (
        <div key={group} className="flex items-center gap-3 rounded-lg border border-line bg-surface p-4 shadow-soft">
          <span className={cn("hidden size-11 shrink-0 place-items-center rounded-full sm:grid", tint)}>
            <Mark aria-hidden className="size-5.5" />
          </span>
          <div className="flex min-w-0 flex-col-reverse">
            <dt className="text-sm text-ink-muted">{words}</dt>
            <dd className="font-display text-[2rem] leading-none font-bold tabular-nums">{counts[group]}</dd>
          </div>
        </div>
      ))}
    </dl>
  );
}
