import { CoachPortrait } from "@/components/coaches/portraits/portrait";
import { amountText } from "@/components/goals/amount-text";
import type { GoalOverview } from "@/lib/core/goals/overview";

const weekday = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" });

/** "What today needs", said by the coach's side (R3, R6). */
export function TodayNeeds({ goal }: { goal: GoalOverview }) {
  const isGood = goal.isCompleted || goal.hasCheckedInToday;
  return (
    <section
      aria-labelledby="needs"
      className="flex items-center gap-4 rounded-lg border-[1.5px] border-coach-line bg-coach-bubble p-5 text-coach-ink"
    >
      <CoachPortrait
        coachKey={goal.coach?.key ?? ""}
        expression={isGood ? "cheering" : goal.health === "Behind" ? "concerned" : "neutral"}
        size={84}
        className="shrink-0"
      />
      <div className="grid min-w-0 gap-1">
        <h2 id="needs" className="text-sm font-semibold">
          What today needs
        </h2>
        <p className="font-display text-xl leading-tight font-bold">{needOf(goal)}</p>
        {goal.openDays.length > 0 && !goal.isCompleted && (
          <p className="text-sm">
            {goal.openDays.map((day) => weekday.format(new Date(`${day}T00:00:00Z`))).join(" and ")} can still be saved:
            choose the day below.
          </p>
        )}
      </div>
    </section>
  );
}

function needOf(goal: GoalOverview): string {
  if (goal.isCompleted) return "Nothing. You did it.";
  if (goal.isPausedToday) return "Rest. This goal is paused.";
  const need = goal.pace?.needToday ?? 0;
  if (need > 0)
    return `${amountText(need, goal.unit)} to ${(goal.pace?.bufferDays ?? 0) < 0 ? "get back to" : "stay on"} your line`;
  if (goal.hasCheckedInToday) return "Done for today.";
  return goal.pace ? `A check-in. You are ${goal.pace.label.toLowerCase()}.` : "A check-in, whatever the amount.";
}
