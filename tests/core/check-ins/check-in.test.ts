import fc from "fast-check";
import { type Amount, asAmount, formatAmount, sum, unitsOf } from "@/lib/core/check-ins/amount";
import { checkInContent, oneTapValue } from "@/lib/core/check-ins/check-in";
import { checkInDay, timeWithinDay } from "@/lib/core/check-ins/check-in-day";
import { newMilestones, progressAfter, tally } from "@/lib/core/check-ins/progress";
import type { LocalDate, TimeOfDay, Zone } from "@/lib/core/kernel/day";
import { refusalOf } from "@/tests/core/refusal-of";

const amount = (units: number) => asAmount(units) as Amount;
const pages = { unit: "pages", dailyTarget: amount(20), dailyTargetUnit: "pages" };
const pounds = { unit: "pounds", dailyTarget: null, dailyTargetUnit: null };

describe("amounts", () => {
  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e9 + 0.01, -1e9 - 1, 0.001, 1.005])("%p is refused", (value) =>
    expect(asAmount(value)).toBeNull(),
  );
  test.each([
    [0.07, 7, "0.07"],
    [1.1, 110, "1.1"],
    [-0.25, -25, "-0.25"],
    [1e9, 1e11, "1,000,000,000"],
    [-0, 0, "0"],
    [1234.5, 123450, "1,234.5"],
  ])("%p is %p hundredths, read as %p", (value, hundredths, text) => {
    expect(asAmount(value)).toBe(hundredths);
    expect(formatAmount(amount(value))).toBe(text);
  });
  test("sums of two-decimal numbers are exact, in any order", () => {
    const values = fc.array(fc.integer({ min: -1e9, max: 1e9 }).map((n) => n / 100));
    fc.assert(
      fc.property(values, (numbers) => {
        const amounts = numbers.map(amount);
        const exact = numbers.reduce((total, n) => total + BigInt(Math.round(n * 100)), 0n);
        expect(BigInt(sum(amounts))).toBe(exact);
        expect(sum([...amounts].reverse())).toBe(sum(amounts));
        expect(amounts.map(unitsOf)).toEqual(numbers.map((n) => n + 0));
      }),
    );
  });
});

describe("what a check-in says (R3)", () => {
  test.each([
    ["one tap is the day's target", {}, pages, { status: "done", value: 2000 }],
    ["one tap is one day", {}, { ...pounds, unit: "days" }, { status: "done", value: 100 }],
    ["one tap on pounds is the day alone", {}, pounds, { status: "done", value: 0 }],
    ["an amount may be negative", { value: -1.5 }, pounds, { status: "done", value: -150 }],
    ["partial without an amount", { status: "partial" as const }, pages, { status: "partial", value: 0 }],
    [
      "a skip with its reason",
      { status: "skip" as const, skipReason: "ill" as const },
      pages,
      { value: 0, skipReason: "ill" },
    ],
    ["a reason without a skip is dropped", { skipReason: "ill" as const }, pages, { skipReason: null }],
    ["an empty note is none", { note: "  " }, pages, { note: null }],
  ])("%s", (_, input, habit, expected) => expect(checkInContent(input, habit)).toMatchObject(expected));

  test.each([
    ["value", { value: 1.234 }],
    ["value", { value: Number.NaN }],
    ["value", { value: 2e9 }],
    ["value", { status: "skip" as const, skipReason: "rest" as const, value: 1 }],
    ["skipReason", { status: "skip" as const }],
    ["note", { note: "x".repeat(1001) }],
    ["note", { note: "a\u0000" }],
    ["mood", { mood: 6 }],
    ["mood", { mood: 2.5 }],
  ])("%s is named when it does not fit: %j", (field, input) => {
    const { code, detail } = refusalOf(() => checkInContent(input, pages));
    expect(code).toBe("invalid");
    expect(Object.keys(detail.fields ?? {})).toEqual([field]);
  });

  test("a daily target in another unit is no amount", () => {
    expect(oneTapValue({ unit: "books", dailyTarget: amount(20), dailyTargetUnit: "pages" })).toBe(0);
  });
});

describe("the day of a check-in (R3, R4)", () => {
  const moment = { now: new Date("2026-11-21T02:00:00Z"), zone: "UTC" as Zone, dayStartHour: 4 };
  test.each([
    [undefined, "2026-11-20"],
    ["2026-11-20", "2026-11-20"],
    ["2026-11-13", "2026-11-13"],
  ])("%p is %p", (date, expected) => expect(checkInDay(date, moment)).toBe(expected));
  test.each(["2026-11-21", "2026-11-12", "2026-02-30", "yesterday"])("%p is refused", (date) =>
    expect(refusalOf(() => checkInDay(date, moment)).detail.fields).toHaveProperty("date"),
  );
  test("a time after midnight belongs to the day that began before it", () => {
    const at = (time: string) => timeWithinDay("2026-11-20" as LocalDate, time as TimeOfDay, moment).toISOString();
    expect(at("19:00")).toBe("2026-11-20T19:00:00.000Z");
    expect(at("01:00")).toBe("2026-11-21T01:00:00.000Z");
    expect(at("04:00")).toBe("2026-11-20T04:00:00.000Z");
  });
});

describe("progress (R3)", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const before = new Date("2026-11-01T12:00:00Z");
  test.each([
    ["reached", null, 10, { isCompleted: true, completedAt: now, event: "completed" }],
    ["passed", null, 12, { isCompleted: true, completedAt: now, event: "completed" }],
    ["reached again", before, 11, { isCompleted: true, completedAt: before, event: null }],
    ["not there", null, 9.99, { isCompleted: false, completedAt: null, event: null }],
    ["fallen below", before, 9.99, { isCompleted: false, completedAt: null, event: "reopened" }],
  ])("%s", (_, completedAt, current, expected) => {
    expect(progressAfter({ target: amount(10), completedAt }, amount(current), now)).toEqual(expected);
  });

  test("said twice, nothing happens twice", () => {
    fc.assert(
      fc.property(fc.integer({ min: -2000, max: 2000 }), (hundredths) => {
        const first = progressAfter({ target: amount(10), completedAt: null }, hundredths as Amount, now);
        const again = progressAfter({ target: amount(10), completedAt: first.completedAt }, hundredths as Amount, now);
        expect(again.event).toBeNull();
      }),
    );
  });

  test.each([
    [2.49, [], []],
    [2.5, [], [25]],
    [5, [25], [50]],
    [10, [], [25, 50, 75, 100]],
    [10, [25, 50, 75, 100], []],
    [-1, [], []],
  ])("at %p of 10, told %j: %j", (current, told, expected) => {
    expect(newMilestones(amount(10), amount(current), told)).toEqual(expected);
  });

  test("the current value is the sum of the log", () => {
    expect(tally([{ value: amount(0.1) }, { value: amount(0.2) }, { value: amount(-0.3) }])).toBe(0);
  });
});
