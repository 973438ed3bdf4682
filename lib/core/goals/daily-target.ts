import { type Amount, asAmount } from "@/lib/core/check-ins/amount";

export type DailyTarget = { readonly dailyTarget: Amount; readonly dailyTargetUnit: string };

/** The daily target in a title such as "Read 20 pages every day" (spec 1 §5: "N minutes/hours/pages/reps every"). */
export function dailyTargetFrom(title: string): DailyTarget | null {
  const [, count, unit] = /(?<![\d.,])(\d{1,6}(?:\.\d{1,2})?)\s+(minute|hour|page|rep)s?\s+every\b/i.exec(title) ?? [];
  const dailyTarget = count ? asAmount(Number(count)) : null;
  if (!dailyTarget || !unit) return null;
  return { dailyTarget, dailyTargetUnit: `${unit.toLowerCase()}s` };
}
