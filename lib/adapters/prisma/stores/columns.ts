import { type Amount, unitsOf } from "@/lib/core/check-ins/amount";
import type { LocalDate } from "@/lib/core/kernel/day";

/** Between columns and core: hundredths ↔ decimal(14,2), day ↔ date. */
export const amountOf = (hundredths: number): Amount => Math.round(hundredths) as Amount;
export const decimalOf = (amount: Amount): string => unitsOf(amount).toFixed(2);
export const dateOf = (day: LocalDate): Date => new Date(`${day}T00:00:00Z`);
export const dayOf = (date: Date): LocalDate => date.toISOString().slice(0, 10) as LocalDate;
