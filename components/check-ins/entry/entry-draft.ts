import type { CheckInBody } from "@/lib/contracts/check-ins";
import { readAmount } from "./amount-stepper";
import type { EntryDraft } from "./entry-fields";

export const AMOUNT_WORDS = "Please enter an amount of at most a billion, with up to two decimals.";

/** What the form sends; null when the amount is no number. */
export function entryOf({ status, amount, skipReason, note, mood }: EntryDraft) {
  const value = amount.trim() === "" ? 0 : readAmount(amount);
  if (status === "skip") return { status, skipReason, note: note.trim() || null, mood } satisfies CheckInBody;
  if (value === null || Math.abs(value) > 1e9) return null;
  return { status, value, note: note.trim() || null, mood } satisfies CheckInBody;
}
