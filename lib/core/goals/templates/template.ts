import type { GoalCategory } from "@/lib/core/goals/goal";
import type { CoachId } from "@/lib/core/kernel/id";

/** Categories of the quick-start templates (spec 1 §3). */
export type QuickCategory = "health-fitness" | "financial-goals" | "career-education" | "personal-growth" | "lifestyle";

/** A template of the quick start and of the popular-goal pickers. */
export type QuickTemplate = {
  readonly id: string;
  /** Name of a lucide icon. */
  readonly icon: string;
  readonly category: QuickCategory;
  readonly title: string;
  readonly description: string;
  readonly defaultGoal: {
    readonly title: string;
    readonly targetValue: number;
    readonly unit: string;
    readonly category: GoalCategory;
    /** A timeframe: "12 weeks". */
    readonly deadline: string;
  };
  readonly coachMatch: CoachId;
  /** `{amount}`, `{dollars}` and `{timeframe}` are filled in; without a pattern the default title stands (spec 1 §5). */
  readonly titlePattern?: string;
  readonly customOptions: { readonly amounts: readonly number[]; readonly timeframes: readonly string[] };
};

/** Categories of the full template browser (spec 1 §3); only the first is open at first. */
export type BrowserCategory =
  | "health-fitness"
  | "career-education"
  | "personal-growth"
  | "relationships-family"
  | "financial-goals"
  | "lifestyle-hobbies"
  | "big-life-milestones";

export type Variable = {
  readonly name: string;
  readonly label: string;
  readonly default: number | string;
  readonly options: readonly (number | string)[];
  readonly unit?: string;
};

export type GoalType = {
  readonly name: string;
  /** "Lose {amount} pounds in {weeks} weeks": each variable by its name. */
  readonly titleTemplate: string;
  readonly variables: readonly Variable[];
  readonly unit: string;
  /** The amount is meant for each day. */
  readonly dailyTarget?: boolean;
};

/** A template of the full browser (spec 1 §3). */
export type BrowserTemplate = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: BrowserCategory;
  readonly icon: string;
  readonly goalTypes: readonly GoalType[];
};
