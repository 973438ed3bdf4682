import { CoachPortrait } from "@/components/coaches/portraits/portrait";
import { type GoalOverview, inOrderOfToday } from "@/lib/core/goals/overview";
import { TodayCard } from "./today-card";

/** "What do I do now?": every active goal with its one tap, what is still open first. */
export function TodayGoals({ goals }: { goals: readonly GoalOverview[] }) {
  return (
    <section aria-labelledby="today" className="grid gap-4">
      <h2 id="today" className="text-heading">
        Today
      </h2>
      <ul className="grid gap-3 lg:grid-cols-2 lg:gap-4">
        {inOrderOfToday(goals).map((goal) => (
          <li key={goal.id} className="grid lg:last:odd:col-span-2">
            <TodayCard
              goal={goal}
              portrait={
                <CoachPortrait
                  coachKey={goal.coach?.key ?? ""}
                  expression={goal.hasCheckedInToday ? "cheering" : "neutral"}
                  size={64}
                />
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
