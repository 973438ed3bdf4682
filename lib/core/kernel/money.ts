import { groupThousands } from "@/lib/core/kernel/text";

/** US dollars in whole cents: the only way money is kept (R1). */
export type Cents = number;

/** 499 → "$4.99", 123450 → "$1,234.50". */
export function formatCents(cents: Cents): string {
  const whole = Math.floor(Math.abs(cents) / 100);
  return `${cents < 0 ? "-" : ""}$${groupThousands(whole)}.${String(Math.abs(cents) % 100).padStart(2, "0")}`;
}
