/** Days, times of day and zones: all arithmetic with them lives here, and nothing else asks Intl about zones (R4). */
declare const brand: unique symbol;
/** A calendar day "YYYY-MM-DD". Days compare with `<`; an instant is a `Date`, and the two never mix. */
export type LocalDate = string & { readonly [brand]: "day" };
/** A reading of the clock on the wall, "HH:MM", 00:00 to 23:59. Times compare with `<`. */
export type TimeOfDay = string & { readonly [brand]: "time" };
/** An IANA zone in the canonical spelling of this runtime, e.g. "Europe/Berlin". */
export type Zone = string & { readonly [brand]: "zone" };

/** Now, as one member lives it. A `Member` together with the clock's `now` is one. */
export type Moment = {
  readonly now: Date;
  readonly zone: Zone;
  /** Hour at which the member's day begins, 0 to 6 (R4). */
  readonly dayStartHour: number;
};

export const UTC = "UTC" as Zone;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A formatter costs some 50 µs to build and 2 µs to use, hence one per zone for the life of the process. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  formats.set(zone, made);
  return made;
}

/** The zone named by `text`, or null when there is none. Bare offsets ("+05:00") know no daylight saving: refused. */
export function asZone(text: string): Zone | null {
  if (text.length > 64 || !/^[A-Za-z]/.test(text)) return null;
  // Intl has no question "is this a zone?": it answers by throwing, and this is the one place that asks.
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: text }).resolvedOptions().timeZone as Zone;
  } catch {
    return null;
  }
}

/** What the clocks on the wall of `zone` show at `instant`, as the epoch milliseconds of the same reading in UTC. */
export function wallClock(instant: Date, zone: Zone): number {
  const ms = instant.getTime();
  return ms >= QUARTERS_SINCE ? ms + offsetInQuarter(Math.floor(ms / QUARTER_MS), zone) : askIntl(instant, zone);
}

const QUARTER_MS = 900_000;
/** Since 1973 every zone has changed its clocks on a quarter of an hour, so one answer holds for all of it. */
const QUARTERS_SINCE = Date.UTC(1973, 0, 1);
const offsets = new Map<string, number>();
const REMEMBERED = 50_000;

function offsetInQuarter(quarter: number, zone: Zone): number {
  const key = `${quarter}${zone}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const start = new Date(quarter * QUARTER_MS);
  const offset = askIntl(start, zone) - start.getTime();
  if (offsets.size >= REMEMBERED) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

function askIntl(instant: Date, zone: Zone): number {
  const [month, day, year, hour, minute, second] = formatOf(zone).format(instant).split(/\D+/).map(Number);
  const ms = ((instant.getTime() % 1000) + 1000) % 1000;
  return Date.UTC(year ?? Number.NaN, (month ?? 0) - 1, day, hour, minute, second, ms);
}

/**
 * The first instant at which the clocks of `zone` show `wall` (milliseconds as in `wallClock`). A reading that happens
 * twice is the first; one that is jumped over is the moment of the jump, the first valid reading after it (R4).
 */
export function instantOfWallClock(wall: number, zone: Zone): Date {
  const offset = (ms: number) => wallClock(new Date(ms), zone) - ms;
  const before = wall - offset(wall - DAY_MS);
  const after = wall - offset(wall + DAY_MS);
  const valid = [before, after].filter((ms) => ms + offset(ms) === wall);
  if (valid.length > 0) return new Date(Math.min(...valid));
  // Inside a jump: the clocks read less than `wall` at `after` and more at `before`; halve until the jump is found.
  let [early, late] = [after, before];
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2);
    if (middle + offset(middle) < wall) early = middle;
    else late = middle;
  }
  return new Date(late);
}

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

/** The member's local day at that moment (R4). */
export function today({ now, zone, dayStartHour }: Moment): LocalDate {
  return localDate(now, zone, dayStartHour);
}
