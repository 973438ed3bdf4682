import { addDays, formatDay, type LocalDate, localDate, timeOfDay, type Zone } from "@/lib/core/kernel/day";

/** The member's own calendar, given by the server so that both sides write the same. */
export type DayWords = { readonly zone: Zone; readonly today: LocalDate };

/** "Today", "Yesterday", "Nov 21, 2025". */
export function dayWords(instant: string, { zone, today }: DayWords): string {
  const day = localDate(new Date(instant), zone);
  if (day === today) return "Today";
  return day === addDays(today, -1) ? "Yesterday" : formatDay(day);
}

/** "7:05 PM" (English locale, spec 1 §9). */
export function timeWords(instant: string, { zone }: DayWords): string {
  const [hour = 0, minute = 0] = timeOfDay(new Date(instant), zone).split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}
