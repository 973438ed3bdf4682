import { type Amount, asAmount } from "@/lib/core/check-ins/amount";
import { GOAL_CATEGORIES, type GoalCategory } from "@/lib/core/goals/goal";
import { addMonths, asLocalDate, type LocalDate, type Moment, today } from "@/lib/core/kernel/day";
import { refuseFields } from "@/lib/core/kernel/refusal";
import { isPlainLine, isPlainText, lengthOf } from "@/lib/core/kernel/text";

export const TITLE_LIMIT = 200;
export const DESCRIPTION_LIMIT = 2000;
export const UNIT_LIMIT = 40;
/** Nobody plans further: a guard for the arithmetic of days. */
const FARTHEST_MONTHS = 50 * 12;

/** What the forms send (spec 1 §7). `deadline` is a day, or an instant of which the day is taken. */
export type GoalInput = {
  readonly title: string;
  readonly description?: string | null;
  readonly category?: string;
  readonly targetValue: number;
  readonly unit: string;
  readonly deadline?: string | null;
  readonly dailyTarget?: number | null;
  readonly dailyTargetUnit?: string | null;
};

export type GoalDraft = {
  readonly title: string;
  readonly description: string;
  readonly category: GoalCategory;
  readonly target: Amount;
  readonly unit: string;
  readonly deadline: LocalDate | null;
  readonly dailyTarget: Amount | null;
  readonly dailyTargetUnit: string | null;
};

/**
 * A goal as it will be stored. `earlierDeadline` is the stored one when a goal is edited: it may stay though it has
 * passed, while a new deadline may not lie in the past. Refuses `invalid`, naming every field that does not fit (R11).
 */
export function goalDraft(input: GoalInput, moment: Moment, earlierDeadline: LocalDate | null = null): GoalDraft {
  const title = input.title.trim();
  const description = input.description?.trim() ?? "";
  const unit = input.unit.trim();
  const category = asCategory(input.category ?? "personal");
  const target = asAmount(input.targetValue);
  const dailyTarget = input.dailyTarget ? asAmount(input.dailyTarget) : null;
  const dailyTargetUnit = input.dailyTargetUnit?.trim() || null;
  const deadline = input.deadline ? asLocalDate(input.deadline.slice(0, 10)) : null;

  const fields: Record<string, string> = {};
  const check = (field: string, holds: boolean, words: string) => {
    if (!holds) fields[field] ??= words;
  };
  check("title", title !== "", "Title is required.");
  check("title", lengthOf(title) <= TITLE_LIMIT && isPlainLine(title), "Please keep the title under 200 characters.");
  check(
    "description",
    lengthOf(description) <= DESCRIPTION_LIMIT,
    "Please keep the description under 2,000 characters.",
  );
  check("description", isPlainText(description), "The description contains characters that cannot be stored.");
  check("category", category !== null, "Please choose a category.");
  check("targetValue", target !== null && target > 0, "Target value must be a number above 0, at most a billion.");
  check("unit", unit !== "", "Unit is required.");
  check("unit", lengthOf(unit) <= UNIT_LIMIT && isPlainLine(unit), "Please keep the unit under 40 characters.");
  check("dailyTarget", !input.dailyTarget || (dailyTarget ?? 0) > 0, "Daily target must be a number above 0.");
  check(
    "dailyTargetUnit",
    dailyTargetUnit === null || (lengthOf(dailyTargetUnit) <= UNIT_LIMIT && isPlainLine(dailyTargetUnit)),
    "Please keep the unit under 40 characters.",
  );
  check("deadline", !input.deadline || deadline !== null, "That date does not exist.");
  if (deadline !== null && deadline !== earlierDeadline) {
    check("deadline", deadline >= today(moment), "The deadline is in the past.");
    check(
      "deadline",
      deadline <= addMonths(today(moment), FARTHEST_MONTHS),
      "Please choose a deadline nearer than that.",
    );
  }
  if (target === null || category === null || Object.keys(fields).length > 0) refuseFields(fields);
  return { title, description, category, target, unit, deadline, dailyTarget, dailyTargetUnit };
}

/** Template categories of both browsers, as cards know them (spec 1 §3). */
const CATEGORY_OF_TEMPLATES: Readonly<Record<string, GoalCategory>> = {
  "health-fitness": "fitness",
  "financial-goals": "financial",
  "career-education": "career",
  "personal-growth": "personal",
  "relationships-family": "relationships",
  "lifestyle-hobbies": "lifestyle",
  "big-life-milestones": "personal",
};

/** The card category that `text` names, directly or as a category of templates; null for anything else. */
export function asCategory(text: string): GoalCategory | null {
  const known = GOAL_CATEGORIES.find((category) => category === text);
  if (known) return known;
  return Object.hasOwn(CATEGORY_OF_TEMPLATES, text) ? (CATEGORY_OF_TEMPLATES[text] ?? null) : null;
}
