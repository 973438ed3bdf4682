import { groupThousands } from "@/lib/core/kernel/text";

declare const brand: unique symbol;
/** A quantity in a goal's unit, in whole hundredths, so that sums over a log are exact (R3). May be negative. */
export type Amount = number & { readonly [brand]: "amount" };

export const ZERO = 0 as Amount;
/** ±1e9 units (R3). */
const LIMIT = 100_000_000_000;

/** `value` units as an amount; null when not finite, beyond ±1e9, or with more than two decimals (R3). */
export function asAmount(value: number): Amount | null {
  const hundredths = Math.round(value * 100);
  if (!Number.isFinite(value) || Math.abs(hundredths) > LIMIT || hundredths / 100 !== value) return null;
  // `+ 0` turns −0 into 0.
  return (hundredths + 0) as Amount;
}

/** The amount as a plain number of units, for JSON and the database. */
export function unitsOf(amount: Amount): number {
  return amount / 100;
}

export function sum(amounts: readonly Amount[]): Amount {
  return amounts.reduce<number>((total, amount) => total + amount, 0) as Amount;
}

/** "1,250", "12.5", "-0.25": thousands separated, no idle zeros. */
export function formatAmount(amount: Amount): string {
  const whole = Math.floor(Math.abs(amount) / 100);
  const cents = Math.abs(amount) % 100;
  const decimals = cents === 0 ? "" : `.${String(cents).padStart(2, "0").replace(/0$/, "")}`;
  return `${amount < 0 ? "-" : ""}${groupThousands(whole)}${decimals}`;
}
