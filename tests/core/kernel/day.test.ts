import fc from "fast-check";
import {
  addDays,
  addMonths,
  asLocalDate,
  asTimeOfDay,
  asZone,
  dayBounds,
  daysBetween,
  formatDay,
  type LocalDate,
  localDate,
  type TimeOfDay,
  timeOfDay,
  wallTime,
  weekday,
  type Zone,
} from "@/lib/core/kernel/day";

const zone = (text: string): Zone => asZone(text) ?? fail(`no zone ${text}`);
const fail = (words: string): never => {
  throw new Error(words);
};
const day = (text: string): LocalDate => asLocalDate(text) ?? fail(`no day ${text}`);

const ZONES = `UTC Europe/London Europe/Berlin Europe/Lisbon Europe/Athens Europe/Moscow Europe/Chisinau Atlantic/Azores
  America/New_York America/Chicago America/Denver America/Phoenix America/Los_Angeles America/Anchorage America/Adak
  America/Halifax America/St_Johns America/Havana America/Santiago America/Asuncion America/Sao_Paulo America/Caracas
  America/Godthab America/Mexico_City Pacific/Honolulu Pacific/Marquesas Pacific/Pago_Pago Pacific/Kiritimati Pacific/Apia
  Pacific/Auckland Pacific/Chatham Australia/Sydney Australia/Adelaide Australia/Lord_Howe Australia/Eucla Asia/Tokyo
  Asia/Kolkata Asia/Kathmandu Asia/Yangon Asia/Tehran Asia/Beirut Asia/Gaza Africa/Cairo Africa/Casablanca
  Africa/Lagos Antarctica/Troll Etc/GMT+12`
  .split(/\s+/)
  .map(zone);

const aZone = fc.constantFrom(...ZONES);
const anHour = fc.integer({ min: 0, max: 6 });
/** Two years with every clock change in them, to the second. */
const anInstant = fc
  .integer({ min: Date.UTC(2025, 0, 1) / 1000, max: Date.UTC(2027, 0, 1) / 1000 })
  .map((seconds) => new Date(seconds * 1000));
const aDay = anInstant.map((at) => day(at.toISOString().slice(0, 10)));
const aTime = fc
  .integer({ min: 0, max: 1439 })
  .map((minutes) => new Date(minutes * 60_000).toISOString().slice(11, 16));

test("there are at least 40 zones", () => expect(new Set(ZONES).size).toBeGreaterThanOrEqual(40));

test.each([
  "2025-02-29",
  "2025-13-01",
  "2025-00-10",
  "2025-1-1",
  "2025-01-32",
  "",
  "today",
  "2025-01-01T00:00:00Z",
  "+275760-09-13",
])("asLocalDate refuses %p", (text) => expect(asLocalDate(text)).toBeNull());
test.each(["2024-02-29", "1999-12-31", "2026-11-21"])("asLocalDate takes %p", (text) =>
  expect(asLocalDate(text)).toBe(text),
);

test.each(["24:00", "7:00", "07:60", "", "07:00:00"])("asTimeOfDay refuses %p", (text) =>
  expect(asTimeOfDay(text)).toBeNull(),
);

test.each(["", "+05:00", "Mars/Olympus", "Europe/Berlin\n", "../etc", "A".repeat(65)])("asZone refuses %p", (text) =>
  expect(asZone(text)).toBeNull(),
);
test("asZone knows a zone by any of its spellings", () => {
  expect(asZone("europe/berlin")).toBe("Europe/Berlin");
  expect(asZone("Asia/Kolkata")).toBe(asZone("Asia/Calcutta"));
});

test.each([
  ["2026-03-29T00:30:00Z", "Europe/Berlin", 0, "2026-03-29"],
  ["2026-01-01T22:59:59Z", "Europe/Berlin", 0, "2026-01-01"],
  ["2026-01-01T23:00:00Z", "Europe/Berlin", 0, "2026-01-02"],
  ["2026-01-02T02:59:59Z", "Europe/Berlin", 4, "2026-01-01"],
  ["2026-01-02T03:00:00Z", "Europe/Berlin", 4, "2026-01-02"],
  ["2026-01-01T10:00:00Z", "Pacific/Kiritimati", 0, "2026-01-02"],
  ["2026-01-01T10:00:00Z", "Pacific/Pago_Pago", 0, "2025-12-31"],
  ["2026-01-01T18:14:59Z", "Asia/Kathmandu", 0, "2026-01-01"],
  ["2026-01-01T18:15:00Z", "Asia/Kathmandu", 0, "2026-01-02"],
])("localDate(%p, %p, %p) is %p", (at, name, hour, expected) => {
  expect(localDate(new Date(at), zone(name), hour)).toBe(expected);
});

test.each([
  ["a plain evening", "2026-06-01", "19:00", "Europe/Berlin", "2026-06-01T17:00:00.000Z"],
  ["a time that is jumped over", "2026-03-29", "02:30", "Europe/Berlin", "2026-03-29T01:00:00.000Z"],
  ["a time that happens twice", "2026-10-25", "02:30", "Europe/Berlin", "2026-10-25T00:30:00.000Z"],
  ["a jump in the Americas", "2026-03-08", "02:00", "America/New_York", "2026-03-08T07:00:00.000Z"],
  ["a half-hour change, twice", "2026-04-05", "01:45", "Australia/Lord_Howe", "2026-04-04T14:45:00.000Z"],
  ["a midnight that does not exist", "2026-03-08", "00:00", "America/Havana", "2026-03-08T05:00:00.000Z"],
  ["a day that does not exist", "2011-12-30", "12:00", "Pacific/Apia", "2011-12-30T10:00:00.000Z"],
])("wallTime: %s", (_, date, time, name, expected) => {
  expect(wallTime(day(date), time as TimeOfDay, zone(name)).toISOString()).toBe(expected);
});

test.each([
  ["2026-01-31", 1, "2026-02-28"],
  ["2024-01-31", 1, "2024-02-29"],
  ["2026-11-21", 6, "2027-05-21"],
  ["2026-11-30", 3, "2027-02-28"],
  ["2026-03-31", -1, "2026-02-28"],
])("addMonths(%p, %p) is %p", (date, months, expected) => expect(addMonths(day(date), months)).toBe(expected));

test("weekday counts from Sunday", () => {
  expect(weekday(day("2026-11-22"))).toBe(0);
  expect(weekday(day("2026-11-21"))).toBe(6);
  expect(weekday(day("1969-12-31"))).toBe(3);
});

test("formatDay", () => expect(formatDay(day("2026-11-05"))).toBe("Nov 5, 2026"));

describe("properties over all zones and two years", () => {
  test("an instant lies within the bounds of its own day", () => {
    fc.assert(
      fc.property(anInstant, aZone, anHour, (at, where, hour) => {
        const { start, end } = dayBounds(localDate(at, where, hour), where, hour);
        return start <= at && at < end;
      }),
      { numRuns: 3000 },
    );
  });

  test("days follow each other without gap or overlap and last 22 to 26 hours", () => {
    fc.assert(
      fc.property(aDay, aZone, anHour, (date, where, hour) => {
        const { start, end } = dayBounds(date, where, hour);
        const hours = (end.getTime() - start.getTime()) / 3_600_000;
        const next = dayBounds(addDays(date, 1), where, hour).start;
        return next.getTime() === end.getTime() && hours >= 22 && hours <= 26;
      }),
      { numRuns: 2000 },
    );
  });

  test("days never run backwards", () => {
    fc.assert(
      fc.property(anInstant, fc.nat(7_200_000), aZone, anHour, (at, later, where, hour) => {
        return localDate(at, where, hour) <= localDate(new Date(at.getTime() + later), where, hour);
      }),
      { numRuns: 2000 },
    );
  });

  test("wallTime shows the time asked for, or the first one after a jump", () => {
    fc.assert(
      fc.property(aDay, aTime, aZone, (date, time, where) => {
        const at = wallTime(date, time as TimeOfDay, where);
        const shown = `${localDate(at, where)} ${timeOfDay(at, where)}`;
        const wanted = `${date} ${time}`;
        if (shown === wanted) {
          // The first of two: an hour, and two hours before, the clocks read something else.
          return [30, 60, 120].every((minutes) => {
            const before = new Date(at.getTime() - minutes * 60_000);
            return `${localDate(before, where)} ${timeOfDay(before, where)}` !== wanted;
          });
        }
        const before = new Date(at.getTime() - 1);
        return shown > wanted && `${localDate(before, where)} ${timeOfDay(before, where)}` < wanted;
      }),
      { numRuns: 3000 },
    );
  });

  test("addDays and daysBetween undo each other", () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: -4000, max: 4000 }), (date, n) => daysBetween(date, addDays(date, n)) === n),
    );
  });
});
