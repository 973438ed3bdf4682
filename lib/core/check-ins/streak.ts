import { type DayRecord, type DayStatus, dayRecords, type LogLine, type Run } from "@/lib/core/check-ins/day-record";
import type { Pause } from "@/lib/core/check-ins/pause";
import { strengthOf } from "@/lib/core/check-ins/strength";
import { type LocalDate, type Moment, today } from "@/lib/core/kernel/day";

/** Shields held at the start, and the most one can hold (R5). */
export const SHIELDS = 2;
/** Kept days that earn a lost shield back (R5). */
export const DAYS_PER_SHIELD = 7;

export type Streak = {
  /** Kept days in the present run. */
  readonly current: number;
  readonly best: number;
  /** Days with work on them, ever; never goes down with a break. */
  readonly totalDays: number;
  /** Grace days left, 0 to 2. */
  readonly shields: number;
  /** Kept days until the next shield; null while both are held. */
  readonly nextShieldIn: number | null;
  readonly todayPending: boolean;
  /** Over, empty, and still to be saved; oldest first. The next morning asks about these (R4). */
  readonly openDays: readonly LocalDate[];
  /** 0 to 1. */
  readonly strength: number;
  readonly history: readonly HistoryDay[];
};
export type HistoryDay = { readonly day: LocalDate; readonly status: DayStatus | "grace" };

/**
 * The streak of a goal (R5): consecutive days with work; skips, pauses and grace days keep it without adding. Shields
 * are spent only on a run that exists, and are earned back by 7 kept days each; a break restarts the run alone.
 */
export function streak(run: Run, log: readonly LogLine[], pauses: readonly Pause[], moment: Moment): Streak {
  const records = dayRecords(run, log, pauses, moment);
  let [current, best, totalDays, shields, towardsShield] = [0, 0, 0, SHIELDS, 0];
  const history = records.map(({ day, status }): HistoryDay => {
    if (hasWork(status)) totalDays += 1;
    if (status === "done" || status === "partial") {
      current += 1;
      best = Math.max(best, current);
      towardsShield = shields < SHIELDS ? towardsShield + 1 : 0;
      if (towardsShield === DAYS_PER_SHIELD) [shields, towardsShield] = [shields + 1, 0];
    }
    if (status !== "missed" && status !== "late") return { day, status };
    if (current > 0 && shields > 0) {
      shields -= 1;
      return { day, status: status === "late" ? "late" : "grace" };
    }
    current = 0;
    return { day, status };
  });
  const now = today(moment);
  return {
    current,
    best,
    totalDays,
    shields,
    nextShieldIn: shields < SHIELDS ? DAYS_PER_SHIELD - towardsShield : null,
    todayPending: records.some(({ day, status }) => day === now && status === "pending"),
    openDays: daysThatAre("open", records),
    strength: strengthOf(records),
    history,
  };
}

const hasWork = (status: DayStatus) => status === "done" || status === "partial" || status === "late";

const daysThatAre = (wanted: DayStatus, records: readonly DayRecord[]) =>
  records.filter(({ status }) => status === wanted).map(({ day }) => day);
