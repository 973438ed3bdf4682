import type { GoalCategory } from "@/lib/core/goals/goal";

/** A goal of the demo world; days are counted back from the first start. */
export type DemoGoal = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: GoalCategory;
  readonly coachId: string;
  readonly target: number;
  readonly unit: string;
  readonly startedDaysAgo: number;
  readonly lastsDays: number;
  readonly checkInTime: string;
  /** What a day brings, by its number since the start; null for a day without an entry. */
  readonly entry: (day: number) => DemoEntry | null;
};

export type DemoEntry = {
  readonly status: "done" | "partial" | "skip";
  readonly value: number;
  readonly skipReason?: "rest" | "ill" | "travel" | "other";
  readonly note?: string;
  readonly mood?: number;
};

/** A number from 0 to 1 that only the day decides: the same world at every start. */
const chance = (day: number, salt: number) => {
  const wave = Math.sin(day * 12.9898 + salt * 78.233) * 43758.5453;
  return wave - Math.floor(wave);
};
const mood = (day: number) => 3 + Math.floor(chance(day, 3) * 3);
const noteOf = (notes: readonly string[], day: number) =>
  chance(day, 5) < 0.35 ? notes[Math.floor(chance(day, 7) * notes.length)] : undefined;

const CALM = [
  "Ten quiet minutes before the kettle.",
  "Restless, but I stayed.",
  "Rain on the roof helped.",
  "Evening sit instead.",
];
const THRIFT = [
  "Cooked instead of ordering in.",
  "Sold the old bike.",
  "Moved it on payday, before I could think.",
  "Packed lunch all week.",
];
const SWEAT = [
  "Squats felt light.",
  "Knee a bit sore, kept it easy.",
  "New best on the rower.",
  "Went although it poured.",
];
const PAGES = ["One more chapter than planned.", "Read on the train.", "Finished it in the bath."];

export const DEMO_GOALS: readonly DemoGoal[] = [
  {
    id: "01940000-0000-7000-8000-000000000001",
    title: "Meditate for 60 days",
    description: "Give every day a quiet moment of its own.",
    category: "wellness",
    coachId: "coach-4",
    target: 60,
    unit: "days",
    startedDaysAgo: 33,
    lastsDays: 66,
    checkInTime: "07:30",
    entry: (day) => {
      if (day === 12) return { status: "skip", value: 0, skipReason: "ill", note: "Fever. Slept." };
      if (day === 7 || day === 20) return null;
      return { status: "done", value: 1, mood: mood(day), note: noteOf(CALM, day) };
    },
  },
  {
    id: "01940000-0000-7000-8000-000000000002",
    title: "Save $5,000 in 6 months",
    description: "A cushion, one deposit at a time.",
    category: "financial",
    coachId: "coach-5",
    target: 5000,
    unit: "dollars",
    startedDaysAgo: 61,
    lastsDays: 182,
    checkInTime: "18:00",
    entry: (day) => {
      if (day === 30) return { status: "done", value: -120, note: "New tyre. It happens.", mood: 2 };
      if (chance(day, 11) > 0.66) return null;
      return {
        status: "done",
        value: 25 + Math.round(chance(day, 13) * 14) * 5,
        mood: mood(day),
        note: noteOf(THRIFT, day),
      };
    },
  },
  {
    id: "01940000-0000-7000-8000-000000000003",
    title: "Train 4 times a week for 12 weeks",
    description: "Get stronger every week, on a schedule that holds.",
    category: "fitness",
    coachId: "coach-1",
    target: 48,
    unit: "workouts",
    startedDaysAgo: 40,
    lastsDays: 84,
    checkInTime: "19:00",
    entry: (day) => {
      if (day % 7 === 6) return { status: "skip", value: 0, skipReason: "rest" };
      if (chance(day, 17) > 0.66) return null;
      const isHalf = chance(day, 19) > 0.85;
      return {
        status: isHalf ? "partial" : "done",
        value: isHalf ? 0.5 : 1,
        mood: mood(day),
        note: noteOf(SWEAT, day),
      };
    },
  },
  {
    id: "01940000-0000-7000-8000-000000000004",
    title: "Read 4 books in 2 months",
    description: "Make reading part of the week again.",
    category: "personal",
    coachId: "coach-2",
    target: 4,
    unit: "books",
    startedDaysAgo: 58,
    lastsDays: 61,
    checkInTime: "21:00",
    entry: (day) => {
      if (day > 52) return null;
      if (day % 13 === 0 && day > 0) return { status: "done", value: 1, mood: 5, note: noteOf(PAGES, day) };
      return chance(day, 23) > 0.6 ? { status: "partial", value: 0, mood: mood(day) } : null;
    },
  },
];
