/** Time zones: what `day.ts` stands on. Nothing else in the house asks Intl about zones. */
declare const brand: unique symbol;
/** An IANA zone in the canonical spelling of this runtime, e.g. "Europe/Berlin". */
export type Zone = string & { readonly [brand]: "zone" };

export const UTC = "UTC" as Zone;
const DAY_MS = 86_400_000;

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
