import { coachById } from "@/lib/core/coaches/catalogue";
import { dailyTargetFrom } from "@/lib/core/goals/daily-target";
import { asCategory, goalDraft } from "@/lib/core/goals/goal-draft";
import {
  quickGoal,
  quickTarget,
  quickTemplate,
  quickTitle,
  startingChoice,
} from "@/lib/core/goals/templates/quick-goal";
import { QUICK_START_COUNT, QUICK_TEMPLATES } from "@/lib/core/goals/templates/quick-templates";
import type { QuickTemplate } from "@/lib/core/goals/templates/template";
import { deadlineAfter, weeksIn } from "@/lib/core/goals/timeframe";
import type { LocalDate, Zone } from "@/lib/core/kernel/day";
import { refusalOf } from "@/tests/core/refusal-of";

const TODAY = "2026-11-21" as LocalDate;
const moment = { now: new Date("2026-11-21T12:00:00Z"), zone: "UTC" as Zone, dayStartHour: 0 };
const input = {
  title: " Read 12 books ",
  category: "personal",
  targetValue: 12,
  unit: "books",
  deadline: "2027-11-21",
};
const template = (id: string) => quickTemplate(id) as QuickTemplate;

describe("goal draft (spec 1 §5, R11)", () => {
  test("what fits is trimmed and kept", () => {
    expect(goalDraft(input, moment)).toEqual({
      title: "Read 12 books",
      description: "",
      category: "personal",
      target: 1200,
      unit: "books",
      deadline: "2027-11-21",
      dailyTarget: null,
      dailyTargetUnit: null,
    });
  });
  test("a deadline may be today, an instant, or none", () => {
    expect(goalDraft({ ...input, deadline: "2026-11-21" }, moment).deadline).toBe(TODAY);
    expect(goalDraft({ ...input, deadline: "2027-01-02T00:00:00.000Z" }, moment).deadline).toBe("2027-01-02");
    expect(goalDraft({ ...input, deadline: null }, moment).deadline).toBeNull();
  });
  test.each([
    ["title", { title: "  " }],
    ["title", { title: "x".repeat(201) }],
    ["title", { title: "a\nb" }],
    ["description", { description: "x".repeat(2001) }],
    ["category", { category: "__proto__" }],
    ["targetValue", { targetValue: 0 }],
    ["targetValue", { targetValue: -1 }],
    ["targetValue", { targetValue: Number.NaN }],
    ["targetValue", { targetValue: 1e9 + 1 }],
    ["unit", { unit: "" }],
    ["unit", { unit: "x".repeat(41) }],
    ["deadline", { deadline: "2026-11-20" }],
    ["deadline", { deadline: "2026-02-30" }],
    ["deadline", { deadline: "9999-01-01" }],
    ["dailyTarget", { dailyTarget: -1 }],
    ["dailyTargetUnit", { dailyTargetUnit: "x".repeat(41) }],
  ])("%s is named: %j", (field, change) => {
    const { code, detail } = refusalOf(() => goalDraft({ ...input, ...change }, moment));
    expect([code, Object.keys(detail.fields ?? {})]).toEqual(["invalid", [field]]);
  });
  test("an overdue goal can be edited without moving its deadline, but not to another past day", () => {
    const past = { ...input, deadline: "2026-01-01" };
    expect(goalDraft(past, moment, "2026-01-01" as LocalDate).deadline).toBe("2026-01-01");
    expect(refusalOf(() => goalDraft(past, moment, "2026-01-02" as LocalDate)).detail.fields).toHaveProperty(
      "deadline",
    );
  });
  test.each([
    ["health-fitness", "fitness"],
    ["lifestyle-hobbies", "lifestyle"],
    ["wellness", "wellness"],
    ["constructor", null],
  ])("category %p is %p", (text, expected) => expect(asCategory(text)).toBe(expected));
});

test.each([
  ["Read 20 pages every day", 2000, "pages"],
  ["Practice guitar 30 minutes every evening", 3000, "minutes"],
  ["Walk 1 hour every morning", 100, "hours"],
  ["50 Reps every day", 5000, "reps"],
])("%p asks for %p %s", (title, dailyTarget, dailyTargetUnit) => {
  expect(dailyTargetFrom(title)).toEqual({ dailyTarget, dailyTargetUnit });
});
test.each([
  "Read 12 books",
  "20 pages everyday",
  "pages every day",
  "0 minutes every day",
  "2026.5555 hours every day",
])("%p asks for nothing daily", (title) => expect(dailyTargetFrom(title)).toBeNull());

test.each([
  ["30 days", "2026-12-21", 5],
  ["12 weeks", "2027-02-13", 12],
  ["6 months", "2027-05-21", 24],
  ["1 week", "2026-11-28", 1],
  ["soon", "2027-02-13", 12],
  ["0 days", "2027-02-13", 12],
])("%p from today ends on %p and has %p weeks", (text, deadline, weeks) => {
  expect(deadlineAfter(TODAY, text)).toBe(deadline);
  expect(weeksIn(text)).toBe(weeks);
});

describe("quick start (spec 1 §3, §5)", () => {
  test("sixteen templates, the six of the quick start first, each with a coach who exists", () => {
    expect(QUICK_TEMPLATES).toHaveLength(16);
    expect(new Set(QUICK_TEMPLATES.map(({ id }) => id)).size).toBe(16);
    const first = QUICK_TEMPLATES.slice(0, QUICK_START_COUNT);
    expect(
      first.map(({ id, defaultGoal, coachMatch }) => [id, defaultGoal.targetValue, defaultGoal.unit, coachMatch]),
    ).toEqual([
      ["lose-weight", 10, "pounds", "coach-1"],
      ["save-money", 5000, "dollars", "coach-5"],
      ["build-muscle", 36, "workouts", "coach-1"],
      ["learn-skill", 60, "days", "coach-3"],
      ["meditation", 30, "days", "coach-4"],
      ["read-books", 12, "books", "coach-2"],
    ]);
    expect(QUICK_TEMPLATES.every(({ coachMatch }) => coachById(coachMatch) !== null)).toBe(true);
  });
  test.each([
    ["save-money", { amount: 10_000, timeframe: "12 months" }, "Save $10,000 in 12 months", 10_000],
    ["lose-weight", { amount: 15, timeframe: "6 months" }, "Lose 15 pounds in 6 months", 15],
    ["build-muscle", { amount: 3, timeframe: "12 weeks" }, "Train 3 times a week for 12 weeks", 36],
    ["build-muscle", { amount: 3, timeframe: "6 months" }, "Train 3 times a week for 6 months", 72],
    ["build-muscle", { amount: 3, timeframe: "30 days" }, "Train 3 times a week for 30 days", 15],
  ])("%s with %j: %p, target %p", (id, choice, title, target) => {
    expect(quickTitle(template(id), choice)).toBe(title);
    expect(quickTarget(template(id), choice)).toBe(target);
  });
  test("without a pattern the default title stands", () => {
    const plain = { ...template("lose-weight"), titlePattern: undefined };
    expect(quickTitle(plain, { amount: 15, timeframe: "8 weeks" })).toBe("Lose 10 pounds in 12 weeks");
  });
  test("the choice starts at the second option of each list", () => {
    expect(startingChoice(template("lose-weight"))).toEqual({ amount: 10, timeframe: "12 weeks" });
    expect(startingChoice(template("save-money"))).toEqual({ amount: 2500, timeframe: "6 months" });
  });
  test.each(QUICK_TEMPLATES.map((each) => [each.id, each] as const))(
    "%s makes a goal that can be created",
    (_, each) => {
      for (const amount of each.customOptions.amounts)
        for (const timeframe of each.customOptions.timeframes)
          expect(goalDraft(quickGoal(each, { amount, timeframe }, TODAY), moment).title).not.toMatch(/[{}]/);
    },
  );
});
