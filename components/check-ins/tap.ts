import { amountText } from "@/components/goals/amount-text";
import type { GoalOverview } from "@/lib/core/goals/overview";

/** What the one button logs, in its own words: the day's target, what today needs, or just that it was done. */
export function tapOf(goal: Pick<GoalOverview, "oneTap" | "pace" | "unit">): { value: number; words: string } {
  const value = goal.oneTap > 0 ? goal.oneTap : (goal.pace?.needToday ?? 0);
  if (value <= 0 || (goal.oneTap === 1 && value === 1)) return { value: Math.max(0, value), words: "Done today" };
  return { value, words: `Log ${amountText(value, goal.unit)}` };
}
