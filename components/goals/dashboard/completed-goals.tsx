import { Trophy } from "lucide-react";
import Link from "next/link";
import { amountText } from "@/components/goals/amount-text";
import type { GoalOverview } from "@/lib/core/goals/overview";

/** How many completed goals the dashboard shows by name (spec 1 §9). */
const SHOWN = 3;

const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric", timeZone: "UTC" });

export function CompletedGoals({ goals }: { goals: readonly GoalOverview[] }) {
  const rest = goals.length - SHOWN;
  return (
    <section aria-labelledby="completed" className="grid gap-4">
      <h2 id="completed" className="text-heading">
        Completed Goals
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {goals.slice(0, SHOWN).map((goal) => (
          <li key={goal.id} className="rounded-lg border border-line bg-positive-soft p-4 text-positive-ink">
            <Trophy aria-hidden className="mb-2 size-5.5" />
            <h3 className="font-bold [overflow-wrap:anywhere]">
              <Link href={`/goals/${goal.id}`} className="rounded-sm hover:underline">
                {goal.title}
              </Link>
            </h3>
            <p className="text-sm">
              {amountText(goal.currentValue, goal.unit)}
              {goal.completedAt && `, ${day.format(new Date(goal.completedAt))}`}
            </p>
          </li>
        ))}
        {rest > 0 && (
          <li className="grid place-items-center rounded-lg border-[1.5px] border-dashed border-line-strong/60 p-4 text-center font-semibold text-ink-muted">
            +{rest} more completed {rest === 1 ? "goal" : "goals"}
          </li>
        )}
      </ul>
    </section>
  );
}
