import { dayNumber, type LocalDate } from "@/lib/core/kernel/day";

/** Days that do not count, both ends included; `untilDay` null while no end is set (R5). */
export type Pause = { readonly fromDay: LocalDate; readonly untilDay: LocalDate | null };

export function isPaused(day: LocalDate, pauses: readonly Pause[]): boolean {
  return pauses.some(({ fromDay, untilDay }) => fromDay <= day && (untilDay === null || day <= untilDay));
}

/** How many days from `from` to `to`, both included, count: those under no pause. 0 when `to` comes before `from`. */
export function dueDays(from: LocalDate, to: LocalDate, pauses: readonly Pause[]): number {
  const first = dayNumber(from);
  const last = dayNumber(to);
  const ranges = pauses
    .map(({ fromDay, untilDay }) => [
      Math.max(first, dayNumber(fromDay)),
      Math.min(last, untilDay === null ? last : dayNumber(untilDay)),
    ])
    .sort(([a = 0], [b = 0]) => a - b);
  let due = Math.max(0, last - first + 1);
  let counted = first - 1;
  for (const [start = 0, end = 0] of ranges) {
    due -= Math.max(0, end - Math.max(start, counted + 1) + 1);
    counted = Math.max(counted, end);
  }
  return due;
}
