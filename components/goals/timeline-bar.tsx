import { cn } from "@/components/ui/cn";
import type { GoalOverview } from "@/lib/core/goals/overview";

/** Time lived and time left, in at most 12 segments (spec 1 §4 "Timeline"). */
export function TimelineBar({ timeline, timeLeft }: Pick<GoalOverview, "timeline" | "timeLeft">) {
  if (!timeline || !timeLeft) return <p className="text-sm text-ink-muted">No deadline</p>;
  return (
    <div className="grid gap-1.5">
      <div className="flex justify-between gap-4 text-sm text-ink-muted">
        <span>{timeline.label}</span>
        <span className={cn(timeLeft.isOverdue && "font-semibold text-danger-ink")}>
          {timeLeft.note ?? timeLeft.text}
        </span>
      </div>
      <div aria-hidden className="flex gap-1">
        {Array.from({ length: timeline.segments }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: segments have no identity but their place.
            key={index}
            className={cn("h-1.5 flex-1 rounded-full", index < timeline.filled ? "bg-ink/70" : "bg-ink/12")}
          />
        ))}
      </div>
    </div>
  );
}
