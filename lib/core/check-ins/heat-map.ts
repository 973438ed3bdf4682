import { type Amount, unitsOf } from "@/lib/core/check-ins/amount";
import type { HistoryDay } from "@/lib/core/check-ins/streak";
import { addDays, dayNumber, dayOfNumber, type LocalDate, weekday } from "@/lib/core/kernel/day";

export type HeatDay = {
  readonly day: LocalDate;
  /** 0 (nothing) to 4 (the most of all days). */
  readonly level: 0 | 1 | 2 | 3 | 4;
  readonly status: HistoryDay["status"];
  /** What the day added, in the goal's unit. */
  readonly total: number;
};

/** Weeks of seven days, Sunday first (spec 1 §9); null for days to come. Before its start a goal is `off`. */
export type HeatMap = readonly (readonly (HeatDay | null)[])[];

/** The calendar of the last `weeks` weeks, this one last (R3). `history` is the streak's, a day each, oldest first. */
export function heatMap(
  history: readonly HistoryDay[],
  log: readonly { readonly day: LocalDate; readonly value: Amount }[],
  today: LocalDate,
  weeks: number,
): HeatMap {
  const totals = new Map<LocalDate, number>();
  for (const { day, value } of log) totals.set(day, (totals.get(day) ?? 0) + value);
  const byDay = new Map(history.map((line) => [line.day, line.status]));
  const most = Math.max(1, ...totals.values());
  const firstSunday = dayNumber(addDays(today, -weekday(today))) - (weeks - 1) * 7;
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, index): HeatDay | null => {
      const day = dayOfNumber(firstSunday + week * 7 + index);
      if (day > today) return null;
      const status = byDay.get(day) ?? "off";
      const total = totals.get(day) ?? 0;
      return { day, status, level: levelOf(status, total / most), total: unitsOf(total as Amount) };
    }),
  );
}

/** Work is never nothing, and a habit without amounts is fully done when it is done. */
function levelOf(status: HistoryDay["status"], share: number): HeatDay["level"] {
  if (status !== "done" && status !== "partial" && status !== "late") return 0;
  if (share <= 0) return status === "done" ? 3 : 1;
  return Math.min(4, Math.max(1, Math.ceil(share * 4))) as HeatDay["level"];
}
