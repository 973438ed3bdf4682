import { timeWithinDay } from "@/lib/core/check-ins/check-in-day";
import { daysBetween, type LocalDate, type Moment, type TimeOfDay, today } from "@/lib/core/kernel/day";

export type AccountabilityFacts = {
  readonly startDay: LocalDate;
  /** The day of the newest entry in the log; null while there is none. */
  readonly lastEntryDay: LocalDate | null;
  readonly checkInTime: TimeOfDay;
  /** A paused goal asks for nothing (R5). */
  readonly isPausedToday: boolean;
};

export type Accountability = {
  readonly hasCheckedInToday: boolean;
  readonly daysSinceLastUpdate: number;
  /** The pulsing dot. */
  readonly needsAttention: boolean;
  readonly badge: "Checked In" | "Needs Check-in" | null;
};

/** What is expected of a goal today (spec 1 §4 "Accountability"). A skip is an answer too: it counts as checked in. */
export function accountability(facts: AccountabilityFacts, moment: Moment): Accountability {
  const day = today(moment);
  const hasCheckedInToday = facts.lastEntryDay !== null && facts.lastEntryDay >= day;
  const daysSinceLastUpdate = Math.max(0, daysBetween(facts.lastEntryDay ?? facts.startDay, day));
  const isTime = moment.now.getTime() >= timeWithinDay(day, facts.checkInTime, moment).getTime();
  const isAsked = isTime && !hasCheckedInToday && !facts.isPausedToday;
  return {
    hasCheckedInToday,
    daysSinceLastUpdate,
    needsAttention: isAsked || (daysSinceLastUpdate > 1 && !facts.isPausedToday),
    badge: hasCheckedInToday ? "Checked In" : isAsked ? "Needs Check-in" : null,
  };
}

/** The three summary cards (spec 1 §3 "Accountability status response"). */
export function overallStatus(goals: readonly Pick<Accountability, "hasCheckedInToday" | "needsAttention">[]) {
  return {
    totalGoals: goals.length,
    checkedInToday: goals.filter((goal) => goal.hasCheckedInToday).length,
    needsAttention: goals.filter((goal) => goal.needsAttention).length,
  };
}
