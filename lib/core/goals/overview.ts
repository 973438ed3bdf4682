import { unitsOf } from "@/lib/core/check-ins/amount";
import { oneTapValue } from "@/lib/core/check-ins/check-in";
import type { LogLine } from "@/lib/core/check-ins/day-record";
import { isPaused, type Pause } from "@/lib/core/check-ins/pause";
import { type HistoryDay, type Streak, streak } from "@/lib/core/check-ins/streak";
import { accountability } from "@/lib/core/goals/accountability";
import type { Goal } from "@/lib/core/goals/goal";
import { type GoalFacts, type GoalRecord, goalFacts } from "@/lib/core/goals/goal-record";
import { type DashboardGroup, dashboardGroups, type Health, healthLabel } from "@/lib/core/goals/health";
import { type Pace, pace } from "@/lib/core/goals/pace";
import { type TimeLeft, type Timeline, timeLeft, timeline } from "@/lib/core/goals/timeline";
import { addDays, type LocalDate, type Moment, today } from "@/lib/core/kernel/day";

/** A goal with everything that its card and its place in "today" show; plain data, amounts in units. */
export type GoalOverview = GoalFacts & {
  readonly health: Health | "Just started";
  readonly groups: readonly DashboardGroup[];
  readonly timeline: Timeline | null;
  readonly timeLeft: TimeLeft | null;
  readonly pace: (Omit<Pace, "needToday"> & { readonly needToday: number }) | null;
  readonly streak: Pick<Streak, "current" | "best" | "totalDays" | "shields" | "nextShieldIn" | "strength">;
  /** The last seven days, today last. */
  readonly week: readonly HistoryDay[];
  /** Over, empty, and still to be saved for the streak; the next morning asks about these (R4). */
  readonly openDays: readonly LocalDate[];
  readonly today: LocalDate;
  readonly hasCheckedInToday: boolean;
  readonly needsAttention: boolean;
  readonly isPausedToday: boolean;
  /** What one tap on "done" stands for. */
  readonly oneTap: number;
};

export type EntryOfLog = LogLine & { readonly value: Goal["current"] };

/** Everything about one goal that follows from its log, its pauses and the moment (R4 to R6); decides, fetches nothing. */
export function goalOverview(
  goal: GoalRecord,
  log: readonly EntryOfLog[],
  pauses: readonly Pause[],
  moment: Moment,
): { readonly overview: GoalOverview; readonly streak: Streak } {
  const now = today(moment);
  const run = streak(goal, log, pauses, moment);
  const isPausedToday = isPaused(now, pauses);
  const found = pace(goal, log, pauses, moment);
  const asked = accountability(
    { startDay: goal.startDay, lastEntryDay: goal.lastEntryDay, checkInTime: goal.remindAt, isPausedToday },
    moment,
  );
  const { current, best, totalDays, shields, nextShieldIn, strength } = run;
  const overview: GoalOverview = {
    ...goalFacts(goal),
    health: healthLabel(goal, moment),
    groups: dashboardGroups(goal, moment),
    timeline: timeline(goal, moment),
    timeLeft: timeLeft(goal, moment),
    pace: found && { ...found, needToday: wholeWhere(isCounted(goal), unitsOf(found.needToday)) },
    streak: { current, best, totalDays, shields, nextShieldIn, strength },
    week: run.history.filter(({ day }) => day > addDays(now, -7) && day <= now),
    openDays: run.openDays,
    today: now,
    hasCheckedInToday: asked.hasCheckedInToday,
    needsAttention: goal.completedAt === null && asked.needsAttention,
    isPausedToday,
    oneTap: unitsOf(oneTapValue(goal)),
  };
  return { overview, streak: run };
}

/** Half a day or half a workout is nothing one can be asked for. */
const isCounted = (goal: GoalRecord) => goal.dailyTarget === null && oneTapValue(goal) > 0;
const wholeWhere = (counted: boolean, need: number) => (counted ? Math.ceil(need) : need);

/** The four stat cards (spec 1 §2, §4). */
export function dashboardCounts(
  goals: readonly Pick<GoalOverview, "groups">[],
): Readonly<Record<DashboardGroup, number>> {
  const count = (group: DashboardGroup) => goals.filter(({ groups }) => groups.includes(group)).length;
  return {
    active: count("active"),
    completed: count("completed"),
    needAttention: count("needAttention"),
    onTrack: count("onTrack"),
  };
}

/** "Today first": what is not done yet comes before what is, the hour of the check-in before a later one. */
export function inOrderOfToday<G extends Pick<GoalOverview, "hasCheckedInToday" | "isPausedToday" | "checkInTime">>(
  goals: readonly G[],
): G[] {
  const rank = (goal: G) => (goal.isPausedToday ? 2 : goal.hasCheckedInToday ? 1 : 0);
  return [...goals].sort((a, b) => rank(a) - rank(b) || a.checkInTime.localeCompare(b.checkInTime));
}
