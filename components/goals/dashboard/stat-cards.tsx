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
        <div
          key={group}
          className="grid content-center gap-x-3 rounded-lg border border-line bg-surface p-4 shadow-soft sm:grid-cols-[auto_minmax(0,1fr)]"
        >
          <dt className="row-start-2 text-sm text-ink-muted sm:col-start-2">{words}</dt>
          <dd className="row-start-1 font-display text-[2rem] leading-none font-bold tabular-nums sm:col-start-2">
            {counts[group]}
          </dd>
          <dd
            aria-hidden
            className={cn(
              "row-span-2 row-start-1 hidden size-11 place-items-center self-center rounded-full sm:col-start-1 sm:grid",
              tint,
            )}
          >
            <Mark className="size-5.5" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
