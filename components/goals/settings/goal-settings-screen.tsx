import { coachOptions } from "@/components/coaches/coach-options";
import { SwitchCoach } from "@/components/coaches/switch-coach";
import { PageHeading } from "@/components/layout/page-heading";
import { Card, CardContent } from "@/components/ui/card";
import { dailyTargetFrom } from "@/lib/core/goals/daily-target";
import type { GoalFacts } from "@/lib/core/goals/goal-record";
import type { GoalForm } from "../goal-fields";
import { GoalSettings } from "./goal-settings";

/** "Goal Settings" (spec 1 §2): the goal's form, its coach, and its end. */
export function GoalSettingsScreen({ goal }: { goal: GoalFacts }) {
  return (
    <div className="measure grid max-w-4xl gap-8 py-8 md:py-12">
      <PageHeading
        back={{ href: `/goals/${goal.id}`, words: "Back to Goal" }}
        title="Goal Settings"
        subtitle={goal.title}
      />
      <GoalSettings goalId={goal.id} title={goal.title} initial={formOf(goal)} initialTime={goal.checkInTime} />
      <section aria-labelledby="coach" className="grid gap-4">
        <h2 id="coach" className="text-heading">
          Your coach
        </h2>
        <Card>
          <CardContent className="grid gap-4">
            <p className="text-ink-muted">
              {goal.coach ? `${goal.coach.name} coaches you on this goal.` : "Nobody coaches you on this goal yet."} A
              switch keeps your progress and your history.
            </p>
            <SwitchCoach key={goal.coachId} goalId={goal.id} currentCoachId={goal.coachId} coaches={coachOptions()} />
          </CardContent>
        </Card>
      </section>
    </div>
  );
}

/** A missing daily target is read from the title where it speaks of one (spec 1 §5). */
function formOf(goal: GoalFacts): GoalForm {
  const inferred = goal.dailyTarget === null ? dailyTargetFrom(goal.title) : null;
  const dailyTarget = goal.dailyTarget ?? (inferred && inferred.dailyTarget / 100);
  return {
    title: goal.title,
    description: goal.description,
    category: goal.category,
    targetValue: String(goal.targetValue),
    unit: goal.unit,
    deadline: goal.deadline ?? "",
    dailyTarget: dailyTarget === null ? "" : String(dailyTarget),
    dailyTargetUnit: goal.dailyTargetUnit ?? inferred?.dailyTargetUnit ?? "",
  };
}
