import type { GoalInput } from "@/lib/core/goals/goal-draft";
import { QUICK_TEMPLATES } from "@/lib/core/goals/templates/quick-templates";
import type { QuickTemplate } from "@/lib/core/goals/templates/template";
import { deadlineAfter, weeksIn } from "@/lib/core/goals/timeframe";
import type { LocalDate } from "@/lib/core/kernel/day";
import { groupThousands } from "@/lib/core/kernel/text";

/** What somebody chose of a template's options. */
export type QuickChoice = { readonly amount: number; readonly timeframe: string };

export function quickTemplate(id: string): QuickTemplate | null {
  return QUICK_TEMPLATES.find((template) => template.id === id) ?? null;
}

/** The choice one starts from: the second option of each list (spec 1 §4 "Quick start"). */
export function startingChoice({ customOptions, defaultGoal }: QuickTemplate): QuickChoice {
  const { amounts, timeframes } = customOptions;
  return {
    amount: amounts[1] ?? amounts[0] ?? defaultGoal.targetValue,
    timeframe: timeframes[1] ?? timeframes[0] ?? defaultGoal.deadline,
  };
}

/** "Save $2,500 in 6 months": from the template's pattern, else its default title (spec 1 §5). */
export function quickTitle({ titlePattern, defaultGoal }: QuickTemplate, { amount, timeframe }: QuickChoice): string {
  if (!titlePattern) return defaultGoal.title;
  const words = { amount: groupThousands(amount), dollars: `$${groupThousands(amount)}`, timeframe };
  return titlePattern.replace(/\{(amount|dollars|timeframe)\}/g, (_, name: keyof typeof words) => words[name]);
}

/** The chosen amount; for build-muscle the amount of each week times the weeks (spec 1 §5). */
export function quickTarget({ id }: QuickTemplate, { amount, timeframe }: QuickChoice): number {
  return id === "build-muscle" ? amount * weeksIn(timeframe) : amount;
}

/** The goal that the quick start creates, in the shape the goal form sends. */
export function quickGoal(template: QuickTemplate, choice: QuickChoice, startDay: LocalDate): GoalInput {
  return {
    title: quickTitle(template, choice),
    description: template.description,
    category: template.defaultGoal.category,
    targetValue: quickTarget(template, choice),
    unit: template.defaultGoal.unit,
    deadline: deadlineAfter(startDay, choice.timeframe),
  };
}
