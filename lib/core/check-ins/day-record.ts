import type { CheckIn } from "@/lib/core/check-ins/check-in";
import { isPaused, type Pause } from "@/lib/core/check-ins/pause";
import {
  DAY_MS,
  dayBounds,
  dayNumber,
  dayOfNumber,
  HOUR_MS,
  type LocalDate,
  localDate,
  type Moment,
  today,
} from "@/lib/core/kernel/day";

/** How long after its end a day still counts for the streak (R4). */
const OPEN_MS = 48 * HOUR_MS;

/**
 * What one day was. `late`: the work was entered after the day had closed, so it counts for totals and strength but
 * not for the streak. `open`: over, nothing entered, and still to be saved. `pending`: today. `off`: the goal was done.
 */
export type DayStatus = "done" | "partial" | "late" | "skip" | "paused" | "open" | "pending" | "missed" | "off";

export type DayRecord = {
  readonly day: LocalDate;
  readonly status: DayStatus;
  /** What the day earns for the goal's strength, 0 to 1; null when it is not scored (R5). */
  readonly score: number | null;
};

/** What the record needs of a goal and of its log. */
export type Run = { readonly startDay: LocalDate; readonly completedAt: Date | null };
export type LogLine = Pick<CheckIn, "day" | "status" | "at" | "zone">;

/** Every day from the goal's start (or its first entry) to today, oldest first (R4, R5). */
export function dayRecords(
  run: Run,
  log: readonly LogLine[],
  pauses: readonly Pause[],
  moment: Moment,
): readonly DayRecord[] {
  const byDay = summarise(log, moment.dayStartHour);
  const current = dayNumber(today(moment));
  const entered = [...byDay.keys()].map(dayNumber);
  const first = entered.reduce((a, b) => Math.min(a, b), dayNumber(run.startDay));
  // A traveller who has come back west may hold entries for a day that is tomorrow here: they count.
  const last = entered.reduce((a, b) => Math.max(a, b), current);
  const firstOpen = current - openDays(current, moment);
  const completedDay = run.completedAt && localDate(run.completedAt, moment.zone, moment.dayStartHour);

  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index): DayRecord => {
    const number = first + index;
    const day = dayOfNumber(number);
    const entry = byDay.get(day);
    if (entry) return { day, ...entry };
    if (completedDay && day > completedDay) return { day, status: "off", score: null };
    if (isPaused(day, pauses)) return { day, status: "paused", score: null };
    if (number >= current) return { day, status: "pending", score: null };
    if (number >= firstOpen) return { day, status: "open", score: null };
    return { day, status: "missed", score: 0 };
  });
}

/** How many days before today have ended less than 48 hours ago: two or three. */
function openDays(current: number, { now, zone, dayStartHour }: Moment): number {
  const isOpen = (number: number) =>
    now.getTime() < dayBounds(dayOfNumber(number), zone, dayStartHour).end.getTime() + OPEN_MS;
  let days = 0;
  while (days < DAYS_TRIED && isOpen(current - days - 1)) days += 1;
  return days;
}
const DAYS_TRIED = 4;

type Entered = Pick<DayRecord, "status" | "score">;
const RANK: Readonly<Partial<Record<DayStatus, number>>> = { done: 4, partial: 3, late: 2, skip: 1 };

/** The best of each day's entries: done before partial before late before skip. */
function summarise(log: readonly LogLine[], dayStartHour: number): ReadonlyMap<LocalDate, Entered> {
  const byDay = new Map<LocalDate, Entered>();
  for (const line of log) {
    const status = line.status === "skip" || isOnTime(line, dayStartHour) ? line.status : "late";
    const score = line.status === "skip" ? null : line.status === "done" ? 1 : 0.5;
    const known = byDay.get(line.day);
    const isBetter = !known || (RANK[status] ?? 0) > (RANK[known.status] ?? 0);
    const best = isBetter ? status : known.status;
    byDay.set(line.day, { status: best, score: higher(known?.score ?? null, score) });
  }
  return byDay;
}

const higher = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.max(a, b));

/**
 * Was the entry made within 48 hours of its day's end, on the clocks of the zone it was made in? Day ends lie within
 * +12 and −14 hours of UTC's, so that the zone needs to be asked only near the edge.
 */
function isOnTime({ day, at, zone }: LogLine, dayStartHour: number): boolean {
  const closesInUtc = (dayNumber(day) + 1) * DAY_MS + OPEN_MS;
  if (at.getTime() < closesInUtc - 14 * HOUR_MS) return true;
  if (at.getTime() >= closesInUtc + 19 * HOUR_MS) return false;
  return at.getTime() < dayBounds(day, zone, dayStartHour).end.getTime() + OPEN_MS;
}
