import { asAmount, formatAmount } from "@/lib/core/check-ins/amount";

type Done = {
  readonly act: { readonly status: "done" | "partial" | "skip"; readonly day: "today" | "yesterday" };
  readonly unit: string;
  /** In units of the goal. */
  readonly value: number;
};

export const amountWords = (value: number): string => {
  const amount = asAmount(value);
  return amount === null ? String(value) : formatAmount(amount);
};

/** What the chip says: "Logged 20 minutes", "Logged yesterday as skipped". */
export function actionWords({ act, unit, value }: Done): string {
  if (act.status === "skip") return `Logged ${act.day} as skipped`;
  const what = value === 0 ? "a check-in" : `${amountWords(value)} ${unit}`;
  return act.day === "yesterday" ? `Logged ${what} for yesterday` : `Logged ${what}`;
}
