import { formatAmount } from "@/lib/core/check-ins/amount";
import type { Milestone } from "@/lib/core/check-ins/progress";
import type { GoalRecord } from "@/lib/core/goals/goal-record";
import type { NewNotification } from "@/lib/core/notifications/notice";

const TITLES: Readonly<Record<Milestone, string>> = {
  25: "A quarter of the way",
  50: "Halfway there",
  75: "Three quarters done",
  100: "Goal reached!",
};

/** What the bell says of a milestone; the dedupe key keeps it to once per goal and share (R3). */
export function milestoneNotice(
  goal: Pick<GoalRecord, "id" | "title" | "current" | "target" | "unit" | "coachId">,
  percent: Milestone,
): Omit<NewNotification, "id" | "userId" | "createdAt"> {
  const done = `${formatAmount(goal.current)} of ${formatAmount(goal.target)} ${goal.unit}`;
  return {
    goalId: goal.id,
    coachId: goal.coachId,
    type: "milestone_reached",
    priority: percent === 100 ? "high" : "normal",
    title: TITLES[percent],
    message: `${goal.title}: ${done}.`,
    actionUrl: `/goals/${goal.id}`,
    dedupeKey: `milestone:${goal.id}:${percent}`,
  };
}
