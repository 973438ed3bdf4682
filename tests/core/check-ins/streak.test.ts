import fc from "fast-check";
import type { LogLine } from "@/lib/core/check-ins/day-record";
import { dueDays, isPaused } from "@/lib/core/check-ins/pause";
import { streak } from "@/lib/core/check-ins/streak";
import { MEMORY, strengthOf } from "@/lib/core/check-ins/strength";
import { addDays, dayBounds, type LocalDate, type Zone } from "@/lib/core/kernel/day";

const UTC = "UTC" as Zone;
const START = "2026-01-01" as LocalDate;
const HOUR = 3_600_000;

/** A line of days: "d" done, "p" partial, "s" skip, "." nothing, "L" done but entered five days late. */
function logOf(line: string): LogLine[] {
  return [...line].flatMap((sign, index): LogLine[] => {
    const day = addDays(START, index);
    const noon = new Date(`${day}T12:00:00Z`);
    const at = sign === "L" ? new Date(noon.getTime() + 120 * HOUR) : noon;
    if (sign === ".") return [];
    return [{ day, status: sign === "p" ? "partial" : sign === "s" ? "skip" : "done", at, zone: UTC }];
  });
}

/** The streak on the day of the last sign, at `hour` o'clock. */
function at(line: string, hour = 12, pauses: { fromDay: LocalDate; untilDay: LocalDate | null }[] = []) {
  const day = addDays(START, line.length - 1);
  const now = new Date(Date.parse(`${day}T00:00:00Z`) + hour * HOUR);
  return streak({ startDay: START, completedAt: null }, logOf(line), pauses, { now, zone: UTC, dayStartHour: 0 });
}

test.each([
  ["a first day", "d", { current: 1, best: 1, totalDays: 1, shields: 2, todayPending: false }],
  ["today pending breaks nothing", "ddd.", { current: 3, shields: 2, todayPending: true }],
  ["yesterday still open breaks nothing", "ddd..", { current: 3, shields: 2, openDays: ["2026-01-04"] }],
  ["the day before yesterday is open too", "ddd...", { current: 3, shields: 2 }],
  ["a closed miss takes a shield", "ddd.....", { current: 3, shields: 0 }],
  ["one miss in between", "ddd.dddd", { current: 7, shields: 1, nextShieldIn: 3 }],
  ["skips keep without adding", "ddsd", { current: 3, shields: 2 }],
  ["partial counts", "dpd", { current: 3 }],
  ["the third miss breaks", "dddd...ddd", { current: 3, best: 4, totalDays: 7, shields: 0 }],
  ["seven kept days bring a shield back", "d.ddddddd", { current: 8, shields: 2, nextShieldIn: null }],
  ["never more than two shields", "dddddddddddddddd", { current: 16, shields: 2 }],
  ["misses before the first entry cost nothing", "......d", { current: 1, shields: 2 }],
  ["late work counts for the total, not for the run", "dddLdddd", { current: 7, totalDays: 8, shields: 1 }],
])("%s: %s", (_, line, expected) => expect(at(line)).toMatchObject(expected));

test("a day closes 48 hours after its end, not a second earlier (R4)", () => {
  const before = streak({ startDay: START, completedAt: null }, logOf("d"), [], {
    now: new Date("2026-01-04T23:59:59Z"),
    zone: UTC,
    dayStartHour: 0,
  });
  expect(before).toMatchObject({ shields: 2, openDays: ["2026-01-02", "2026-01-03"] });
  const after = streak({ startDay: START, completedAt: null }, logOf("d"), [], {
    now: new Date("2026-01-05T00:00:00Z"),
    zone: UTC,
    dayStartHour: 0,
  });
  expect(after).toMatchObject({ shields: 1, openDays: ["2026-01-03", "2026-01-04"] });
  expect(after.history[1]).toEqual({ day: "2026-01-02", status: "grace" });
});

test.each([
  ["a second before", 47 * HOUR + 3_599_000, "done"],
  ["on the second", 48 * HOUR, "late"],
])("an entry made %s its day's closing is %p.%s", (_, sinceEnd, expected) => {
  for (const zone of ["Pacific/Kiritimati", "Asia/Kathmandu", "Pacific/Pago_Pago"] as Zone[]) {
    const { end } = dayBounds(START, zone, 4);
    const entry: LogLine = { day: START, status: "done", at: new Date(end.getTime() + sinceEnd), zone };
    const moment = { now: new Date(end.getTime() + 72 * HOUR), zone, dayStartHour: 4 };
    expect(streak({ startDay: START, completedAt: null }, [entry], [], moment).history[0]?.status).toBe(expected);
  }
});

test("a pause freezes the run; checking in stays possible", () => {
  const pauses = [{ fromDay: "2026-01-04" as LocalDate, untilDay: "2026-01-10" as LocalDate }];
  expect(at("ddd.......d", 12, pauses)).toMatchObject({ current: 4, shields: 2 });
  expect(at("ddd..d....d", 12, pauses)).toMatchObject({ current: 5, shields: 2 });
});

test("a completed goal asks for nothing more", () => {
  const moment = { now: new Date("2026-03-01T12:00:00Z"), zone: UTC, dayStartHour: 0 };
  const done = { startDay: START, completedAt: new Date("2026-01-03T12:00:00Z") };
  expect(streak(done, logOf("ddd"), [], moment)).toMatchObject({ current: 3, shields: 2, todayPending: false });
});

describe("properties", () => {
  const aLine = fc
    .array(fc.constantFrom("d", "p", "s", ".", "."), { minLength: 1, maxLength: 60 })
    .map((signs) => signs.join(""));

  test("best, shields, totals and strength stay within their bounds", () => {
    fc.assert(
      fc.property(aLine, (line) => {
        const found = at(line);
        expect(found.best).toBeGreaterThanOrEqual(found.current);
        expect(found.totalDays).toBe([...line].filter((sign) => sign === "d" || sign === "p").length);
        expect(found.totalDays).toBeGreaterThanOrEqual(found.best);
        expect(found.shields >= 0 && found.shields <= 2).toBe(true);
        expect(found.strength >= 0 && found.strength < 1).toBe(true);
        expect(found.history).toHaveLength(line.length);
      }),
    );
  });

  test("doing today's work adds exactly one to the run, and leaving it undone takes nothing", () => {
    fc.assert(fc.property(aLine, (line) => expect(at(`${line}d`).current).toBe(at(`${line}.`).current + 1)));
  });

  test("one more day of work never makes anything worse", () => {
    fc.assert(
      fc.property(aLine, fc.nat(59), (line, index) => {
        if (line[index] !== ".") return;
        const better = at(`${line.slice(0, index)}d${line.slice(index + 1)}`);
        const before = at(line);
        expect(better.best).toBeGreaterThanOrEqual(before.best);
        expect(better.totalDays).toBe(before.totalDays + 1);
        expect(better.strength).toBeGreaterThanOrEqual(before.strength);
      }),
    );
  });

  test("the order of the log does not matter", () => {
    fc.assert(
      fc.property(aLine, (line) => {
        const day = addDays(START, line.length - 1);
        const moment = { now: new Date(`${day}T12:00:00Z`), zone: UTC, dayStartHour: 0 };
        const run = { startDay: START, completedAt: null };
        expect(streak(run, logOf(line).reverse(), [], moment)).toEqual(streak(run, logOf(line), [], moment));
      }),
    );
  });
});

describe("strength (R5)", () => {
  test("13 idle days halve it; a skip changes nothing", () => {
    const scores = (values: (number | null)[]) => strengthOf(values.map((score) => ({ score })));
    expect(scores([1])).toBeCloseTo(1 - MEMORY, 12);
    expect(scores([1, ...Array<number>(13).fill(0)])).toBeCloseTo((1 - MEMORY) / 2, 12);
    expect(scores([1, null, null])).toBe(scores([1]));
    expect(scores([0.5])).toBeCloseTo(scores([1]) / 2, 12);
  });
});

describe("pauses", () => {
  const pause = (fromDay: string, untilDay: string | null) => ({
    fromDay: fromDay as LocalDate,
    untilDay: untilDay as LocalDate | null,
  });
  test("due days are those under no pause, however pauses overlap", () => {
    const number = fc.integer({ min: 0, max: 40 });
    const somePauses = fc.array(
      fc
        .tuple(number, fc.option(number, { nil: null }))
        .map(([from, length]) => pause(addDays(START, from), length === null ? null : addDays(START, from + length))),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(number, number, somePauses, (first, length, pauses) => {
        const from = addDays(START, first);
        const days = Array.from({ length }, (_, index) => addDays(from, index));
        const expected = days.filter((day) => !isPaused(day, pauses)).length;
        expect(dueDays(from, addDays(from, length - 1), pauses)).toBe(expected);
      }),
    );
  });
});

test("five years of daily check-ins take a few milliseconds", () => {
  const line = "d".repeat(1826);
  const log = logOf(line);
  const moment = {
    now: new Date(`${addDays(START, 1825)}T12:00:00Z`),
    zone: "America/New_York" as Zone,
    dayStartHour: 4,
  };
  const run = () => streak({ startDay: START, completedAt: null }, log, [], moment);
  expect(run().current).toBe(1826);
  const times = Array.from({ length: 25 }, () => {
    const begin = performance.now();
    run();
    return performance.now() - begin;
  }).sort((a, b) => a - b);
  // Some 3 ms on an idle core; the bound leaves room for a busy machine and still catches anything quadratic.
  expect(times[0]).toBeLessThan(60);
});
