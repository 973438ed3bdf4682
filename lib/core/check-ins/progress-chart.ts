import type { Amount } from "@/lib/core/check-ins/amount";
import { daysBetween, type LocalDate } from "@/lib/core/kernel/day";

/** A point of the chart; x and y go from 0 to 1, y upwards. */
export type ChartPoint = { readonly x: number; readonly y: number };

export type ProgressChart = {
  /** The log, summed day by day. */
  readonly actual: readonly ChartPoint[];
  /** The straight line from nothing on the first day to the target on the last; empty without a deadline. */
  readonly line: readonly ChartPoint[];
  readonly today: ChartPoint;
  /** Height of the target and of zero. */
  readonly targetY: number;
  readonly zeroY: number;
  readonly firstDay: LocalDate;
  readonly lastDay: LocalDate;
};

type ChartGoal = {
  readonly startDay: LocalDate;
  readonly deadline: LocalDate | null;
  readonly target: Amount;
  readonly current: Amount;
};

/** So many points are drawn at most: a screen has no more to show them with, and a page no more to send. */
const MAX_POINTS = 90;

/** Progress against the pace line (look.md); `log` oldest first. */
export function progressChart(
  goal: ChartGoal,
  log: readonly { readonly day: LocalDate; readonly value: Amount }[],
  today: LocalDate,
): ProgressChart {
  const totals = runningTotals(log);
  const firstDay = log[0] && log[0].day < goal.startDay ? log[0].day : goal.startDay;
  const end = goal.deadline ?? today;
  const lastDay = today > end ? today : end;
  const span = Math.max(1, daysBetween(firstDay, lastDay));
  const values = totals.map(([, total]) => total);
  const top = Math.max(goal.target, ...values);
  const bottom = Math.min(0, ...values);
  const at = (day: LocalDate, value: number): ChartPoint => ({
    x: round(daysBetween(firstDay, day) / span),
    y: round((value - bottom) / (top - bottom)),
  });
  const start = at(firstDay, 0);
  const last = at(today < firstDay ? firstDay : today, goal.current);
  return {
    actual: [start, ...thinned(totals).map(([day, total]) => at(day, total)), last],
    line: goal.deadline ? [at(goal.startDay, 0), at(goal.deadline, goal.target)] : [],
    today: last,
    targetY: at(firstDay, goal.target).y,
    zeroY: start.y,
    firstDay,
    lastDay,
  };
}

const round = (share: number) => Math.round(share * 1e4) / 1e4;

function runningTotals(log: readonly { readonly day: LocalDate; readonly value: Amount }[]) {
  const totals = new Map<LocalDate, number>();
  let total = 0;
  for (const { day, value } of log) {
    total += value;
    totals.set(day, total);
  }
  return [...totals];
}

function thinned<T>(points: readonly T[]): readonly T[] {
  const step = Math.ceil(points.length / MAX_POINTS);
  return step <= 1 ? points : points.filter((_, index) => index % step === 0 || index === points.length - 1);
}
