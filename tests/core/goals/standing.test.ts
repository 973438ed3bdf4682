import fc from "fast-check";
import { type Amount, asAmount, unitsOf } from "@/lib/core/check-ins/amount";
import { accountability, overallStatus } from "@/lib/core/goals/accountability";
import { barWidth, progressPercent } from "@/lib/core/goals/goal";
import { dashboardGroups, health, healthLabel } from "@/lib/core/goals/health";
import { pace } from "@/lib/core/goals/pace";
import { timeLeft, timeline } from "@/lib/core/goals/timeline";
import { addDays, type LocalDate, type Moment, type TimeOfDay, type Zone } from "@/lib/core/kernel/day";

const amount = (units: number) => asAmount(units) as Amount;
const START = "2026-01-01" as LocalDate;
const moment = (at: string): Moment => ({ now: new Date(at), zone: "UTC" as Zone, dayStartHour: 0 });
/** A hundred units in a hundred days: created at the first midnight, over with the last. */
const goal = {
  target: amount(100),
  current: amount(0),
  startDay: START,
  createdAt: new Date("2026-01-01T00:00:00Z"),
  deadline: addDays(START, 99),
  completedAt: null as Date | null,
  status: "active" as const,
};
/** After `days` whole days. */
const daysIn = (days: number, hours = 0) =>
  moment(new Date(goal.createdAt.getTime() + days * 86_400_000 + hours * 3_600_000).toISOString());

describe("health badge and dashboard groups (spec 1 §4)", () => {
  test.each([
    ["80 % of the elapsed time is On Track", 40, 50, "On Track", ["active", "onTrack"]],
    ["a hair below is Behind", 39.99, 50, "Behind", ["active"]],
    ["ten points below is on track for the dashboard", 10, 20, "Behind", ["active", "onTrack"]],
    ["a hair below that is not", 9.99, 20, "Behind", ["active"]],
    ["the deadline's day still belongs to the goal", 79, 99, "Behind", ["active"]],
    ["overdue needs attention", 79, 100, "Overdue", ["active", "needAttention"]],
    ["overdue, yet within ten points", 95, 100, "Overdue", ["active", "needAttention", "onTrack"]],
    ["ahead", 90, 50, "On Track", ["active", "onTrack"]],
  ])("%s", (_, current, days, badge, groups) => {
    const at = daysIn(days);
    expect(health({ ...goal, current: amount(current) }, at)).toBe(badge);
    expect(dashboardGroups({ ...goal, current: amount(current) }, at)).toEqual(groups);
  });

  test("completed beats everything", () => {
    const done = { ...goal, completedAt: goal.createdAt };
    expect(health(done, daysIn(500))).toBe("Completed");
    expect(dashboardGroups(done, daysIn(500))).toEqual(["completed"]);
  });

  test("for 48 hours Behind reads Just started (R6)", () => {
    expect([health(goal, daysIn(1)), healthLabel(goal, daysIn(1))]).toEqual(["Behind", "Just started"]);
    expect(healthLabel(goal, daysIn(1, 23.99))).toBe("Just started");
    expect(healthLabel(goal, daysIn(2))).toBe("Behind");
    expect(healthLabel({ ...goal, deadline: START }, daysIn(1))).toBe("Overdue");
  });

  test("without a deadline nothing is overdue", () => {
    expect(health({ ...goal, deadline: null }, daysIn(900))).toBe("On Track");
  });

  test("more progress never makes the badge worse", () => {
    const rank = { Overdue: 0, Behind: 1, "On Track": 2, Completed: 3 };
    const hundredths = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(hundredths, hundredths, fc.integer({ min: 0, max: 120 }), (a, b, days) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map(
          (current) => rank[health({ ...goal, current: current as Amount }, daysIn(days))],
        );
        expect(more).toBeGreaterThanOrEqual(less ?? 0);
      }),
    );
  });
});

describe("progress for the eye", () => {
  test.each([
    [0, 0, 8],
    [99.99, 99, 99],
    [100, 100, 100],
    [150, 100, 100],
    [-5, 0, 8],
    [5, 5, 8],
  ])("%p of 100 is %p %%, a bar of %p %%", (current, percent, width) => {
    expect(progressPercent({ target: amount(100), current: amount(current) })).toBe(percent);
    expect(barWidth(percent)).toBe(width);
  });
});

describe("timeline and time left (spec 1 §4)", () => {
  test.each([
    [365, 0, "Month 1 of 12", 12, 1],
    [180, 90, "Month 4 of 6", 6, 4],
    [179, 0, "Week 1 of 26", 12, 1],
    [84, 83, "Week 12 of 12", 12, 12],
    [84, 84, "Week 12 of 12", 12, 12],
    [84, 85, "Time completed", 12, 12],
    [21, 7, "Week 2 of 3", 3, 2],
    [20, 4, "Day 5 of 20", 12, 3],
    [0, 0, "Day 1 of 1", 1, 1],
  ])("%p days, day %p: %s in %p segments, %p lived", (span, days, label, segments, filled) => {
    const found = timeline({ startDay: START, deadline: addDays(START, span) }, daysIn(days, 12));
    expect(found).toMatchObject({ label, segments, filled });
  });

  test.each([
    [365, "12 months left", false],
    [180, "6 months left", false],
    [179, "25 weeks left", false],
    [21, "3 weeks left", false],
    [20, "20 days left", false],
    [1, "1 day left", false],
    [0, "Due today", false],
    [-1, "Overdue", true],
  ])("%p days to go: %s", (days, text, isOverdue) => {
    expect(timeLeft({ deadline: addDays(START, days) }, daysIn(0, 12))).toMatchObject({ days, text, isOverdue });
  });

  test("without a deadline there is neither", () => {
    expect([timeline({ ...goal, deadline: null }, daysIn(1)), timeLeft({ deadline: null }, daysIn(1))]).toEqual([
      null,
      null,
    ]);
  });
});

describe("pace (R6)", () => {
  const paceAt = (current: number, days: number, pauses: Parameters<typeof pace>[2] = []) =>
    pace({ ...goal, current: amount(current) }, [], pauses, daysIn(days, 12));

  test.each([
    ["on its line in the morning", 50, 50, 0, "On pace", 1],
    ["today's share done", 51, 50, 1, "1 day ahead", 0],
    ["two behind", 48, 50, -2, "2 days behind", 3],
    ["part of a day behind counts as a day", 49.5, 50, -1, "1 day behind", 2],
    ["just started", 0, 1, -1, "Just started", 2],
    ["after the deadline all that is left is due", 90, 130, -10, "10 days behind", 10],
  ])("%s", (_, current, days, bufferDays, label, needToday) => {
    const found = paceAt(current, days);
    expect(found).toMatchObject({ bufferDays, label });
    expect(unitsOf(found?.needToday ?? amount(0))).toBe(needToday);
  });

  test("paused days move the line, and a paused day needs nothing", () => {
    const pauses = [{ fromDay: addDays(START, 10), untilDay: addDays(START, 59) }];
    expect(paceAt(20, 60, pauses)).toMatchObject({ bufferDays: 0, needToday: amount(2) });
    expect(paceAt(0, 20, pauses)?.needToday).toBe(0);
  });

  test("what is needed is never more than what is left, and always brings the goal to its line", () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 9_999 }), fc.integer({ min: 0, max: 99 }), (current, days) => {
        const need = paceAt(current / 100, days)?.needToday ?? 0;
        expect(need).toBeLessThanOrEqual(10_000 - current);
        expect(current + need).toBeGreaterThanOrEqual((days + 1) * 100);
      }),
    );
  });

  test("the finish is projected from five entries of the last 14 due days, else hidden", () => {
    const log = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ day: addDays(START, 50 - index), value: amount(2.8) }));
    const facts = { ...goal, current: amount(60) };
    expect(pace(facts, log(4), [], daysIn(50))?.projectedFinish).toBeNull();
    // 14 units in 14 days: one a day, 40 to go.
    expect(pace(facts, log(5), [], daysIn(50))?.projectedFinish).toBe(addDays(START, 90));
    const losing = log(5).map((entry) => ({ ...entry, value: amount(-1) }));
    expect(pace(facts, losing, [], daysIn(50))?.projectedFinish).toBeNull();
  });
});

describe("accountability (spec 1 §4)", () => {
  const facts = {
    startDay: START,
    lastEntryDay: addDays(START, 9),
    checkInTime: "19:00" as TimeOfDay,
    isPausedToday: false,
  };
  test.each([
    [
      "a minute before its time",
      addDays(START, 9),
      10,
      18.98,
      { needsAttention: false, badge: null, daysSinceLastUpdate: 1 },
    ],
    ["at its time", addDays(START, 9), 10, 19, { needsAttention: true, badge: "Needs Check-in" }],
    ["checked in", addDays(START, 10), 10, 23, { hasCheckedInToday: true, needsAttention: false, badge: "Checked In" }],
    [
      "two days without a word",
      addDays(START, 8),
      10,
      1,
      { needsAttention: true, badge: null, daysSinceLastUpdate: 2 },
    ],
    ["nothing yet", null, 0, 1, { needsAttention: false, badge: null, daysSinceLastUpdate: 0 }],
  ])("%s", (_, lastEntryDay, days, hours, expected) => {
    expect(accountability({ ...facts, lastEntryDay }, daysIn(days, hours))).toMatchObject(expected);
  });
  test("a paused goal asks for nothing", () => {
    expect(accountability({ ...facts, isPausedToday: true }, daysIn(20, 23))).toMatchObject({
      needsAttention: false,
      badge: null,
    });
  });
  test("the summary counts", () => {
    const goals = [
      { hasCheckedInToday: true, needsAttention: false },
      { hasCheckedInToday: false, needsAttention: true },
    ];
    expect(overallStatus(goals)).toEqual({ totalGoals: 2, checkedInToday: 1, needsAttention: 1 });
  });
});
