import { addDays, addMonths, type LocalDate } from "@/lib/core/kernel/day";

/** "12 weeks", "6 months", "30 days": how templates and pickers speak of time. */
export type Timeframe = { readonly count: number; readonly unit: "days" | "weeks" | "months" };

/** The default of the pickers (spec 1 §9). */
export const DEFAULT_TIMEFRAME: Timeframe = { count: 12, unit: "weeks" };

/** The timeframe that `text` names; 12 weeks for anything else (spec 1 §5). */
export function asTimeframe(text: string): Timeframe {
  const [, count, unit] = /^\s*(\d{1,4})\s+(day|week|month)s?\s*$/i.exec(text) ?? [];
  if (!count || !unit || Number(count) === 0) return DEFAULT_TIMEFRAME;
  return { count: Number(count), unit: `${unit.toLowerCase()}s` as Timeframe["unit"] };
}

/** The last day of a goal that starts on `startDay` and is given `text` (spec 1 §5). */
export function deadlineAfter(startDay: LocalDate, text: string): LocalDate {
  const { count, unit } = asTimeframe(text);
  if (unit === "months") return addMonths(startDay, count);
  return addDays(startDay, unit === "weeks" ? count * 7 : count);
}

/** Weeks as given; months times 4; days divided by 7, rounded up; otherwise 12 (spec 1 §5). */
export function weeksIn(text: string): number {
  const { count, unit } = asTimeframe(text);
  if (unit === "months") return count * 4;
  return unit === "weeks" ? count : Math.ceil(count / 7);
}
