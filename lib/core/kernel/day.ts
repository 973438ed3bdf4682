import { instantOfWallClock, wallClock, type Zone } from "@/lib/core/kernel/zone";

export { asZone, UTC, type Zone } from "@/lib/core/kernel/zone";

declare const brand: unique symbol;
/** A calendar day "YYYY-MM-DD". Days compare with `<`; an instant is a `Date`, and the two never mix. */
export type LocalDate = string & { readonly [brand]: "day" };
/** A reading of the clock on the wall, "HH:MM", 00:00 to 23:59. Times compare with `<`. */
export type TimeOfDay = string & { readonly [brand]: "time" };

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** The day that `text` names, or null: wrong form, or a day that no calendar has (2025-02-30). */
export function asLocalDate(text: string): LocalDate | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text) ? (text as LocalDate) : null;
}

/** The time that `text` names, or null. */
export function asTimeOfDay(text: string): TimeOfDay | null {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? (text as TimeOfDay) : null;
}

/** Days since 1970-01-01; with `dayOfNumber` the quick way to walk over a calendar. */
export function dayNumber(date: LocalDate): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

export function dayOfNumber(number: number): LocalDate {
  return new Date(number * DAY_MS).toISOString().slice(0, 10) as LocalDate;
}

/**
 * The member's day at `instant`: the date in their zone of (instant − dayStartHour hours) (R4). The subtraction is of
 * elapsed time, so days never overlap or run backwards; on the two days a year on which the clocks change between
 * midnight and `dayStartHour`, the day begins an hour beside that reading.
 */
export function localDate(instant: Date, zone: Zone, dayStartHour = 0): LocalDate {
  const shifted = new Date(instant.getTime() - dayStartHour * HOUR_MS);
  return new Date(wallClock(shifted, zone)).toISOString().slice(0, 10) as LocalDate;
}

/** What the clock on the wall shows at `instant`. */
export function timeOfDay(instant: Date, zone: Zone): TimeOfDay {
  return new Date(wallClock(instant, zone)).toISOString().slice(11, 16) as TimeOfDay;
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return dayOfNumber(dayNumber(date) + days);
}

/** How many days from `from` to `to`; negative when `to` comes first. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** `months` later, on the same day of the month or on its last one (31 January + 1 = 28 February). */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOfNumber(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)) / DAY_MS);
}

/** 0 is Sunday, on which the week starts (spec 1 §9), 6 Saturday. */
export function weekday(date: LocalDate): number {
  return (((dayNumber(date) + 4) % 7) + 7) % 7;
}

/** "Nov 21, 2025" (English locale, spec 1 §9). */
export function formatDay(date: LocalDate): string {
  const [year, month, day] = date.split("-").map(Number);
  const names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
  return `${names[(month ?? 1) - 1]} ${day}, ${year}`;
}

/** When `zone` reads `time` on `date`: the first time if twice, the first valid reading after if never (R4). */
export function wallTime(date: LocalDate, time: TimeOfDay, zone: Zone): Date {
  return instantOfWallClock(Date.parse(`${date}T${time}:00Z`), zone);
}

/** The instants that `localDate` calls `date`: from `start`, to just before `end`. Empty for a day the zone left out. */
export function dayBounds(date: LocalDate, zone: Zone, dayStartHour = 0): { readonly start: Date; readonly end: Date } {
  const begin = (day: LocalDate) =>
    new Date(wallTime(day, "00:00" as TimeOfDay, zone).getTime() + dayStartHour * HOUR_MS);
  return { start: begin(date), end: begin(addDays(date, 1)) };
}
