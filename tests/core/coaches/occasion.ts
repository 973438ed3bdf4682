import { COACHES } from "@/lib/core/coaches/catalogue";
import type { Coach } from "@/lib/core/coaches/coach";
import type { Occasion } from "@/lib/core/coaches/prompt";
import type { GoalFacts } from "@/lib/core/coaches/prompt/goal-facts";
import type { LocalDate } from "@/lib/core/kernel/day";

export const aCoach = (at = 0): Coach => COACHES[at % COACHES.length] as Coach;

export const factsOf = (facts: Partial<GoalFacts> = {}): GoalFacts => ({
  firstName: "Ana",
  today: "2026-11-21" as LocalDate,
  time: "18:10",
  title: "Learn the piano",
  unit: "minutes",
  target: 1200,
  current: 340,
  percent: 28,
  deadline: "2027-01-05" as LocalDate,
  daysLeft: 45,
  elapsedPercent: 30,
  pace: "2 days behind",
  needToday: 25,
  streakDays: 4,
  shields: 2,
  checkInTime: "19:00",
  state: "active",
  todayEntries: [],
  lastEntries: [],
  ...facts,
});

export const occasionOf = (occasion: Partial<Occasion> = {}): Occasion => ({
  coach: aCoach(),
  memories: [],
  summary: null,
  facts: factsOf(),
  messages: [{ by: "member", text: "Hello" }],
  ...occasion,
});
