import type { Goal } from "@/lib/core/goals/goal";
import { daysBetween, type Moment, today } from "@/lib/core/kernel/day";

export type TimeUnit = "month" | "week" | "day";

export type Timeline = {
  readonly unit: TimeUnit;
  /** The unit of now, counted from 1, never above `total`. */
  readonly current: number;
  readonly total: number;
  /** "Week 3 of 12", or "Time completed" once overdue. */
  readonly label: string;
  /** The bar: at most 12 segments, of which the first `filled` are lived. */
  readonly segments: number;
  readonly filled: number;
};

export type TimeLeft = {
  /** Whole days to the deadline; 0 on the day itself, negative after it. */
  readonly days: number;
  readonly isOverdue: boolean;
  /** "6 months left", "3 weeks left", "1 day left", "Due today", "Overdue". */
  readonly text: string;
  /** The sentence beside an overdue goal. */
  readonly note: string | null;
};

const MAX_SEGMENTS = 12;
const DAYS_IN: Readonly<Record<TimeUnit, number>> = { month: 30, week: 7, day: 1 };

/** From 180 days months, from 21 weeks, below that days (spec 1 §4). */
function unitFor(days: number): TimeUnit {
  if (days >= 180) return "month";
  return days >= 21 ? "week" : "day";
}

/** How far a goal's time has run (spec 1 §4 "Timeline"); null without a deadline. */
export function timeline(goal: Pick<Goal, "startDay" | "deadline">, moment: Moment): Timeline | null {
  if (goal.deadline === null) return null;
  const span = Math.max(1, daysBetween(goal.startDay, goal.deadline));
  const unit = unitFor(span);
  const total = Math.max(1, Math.round(span / DAYS_IN[unit]));
  const elapsed = Math.floor(daysBetween(goal.startDay, today(moment)) / DAYS_IN[unit]) + 1;
  const isOver = today(moment) > goal.deadline;
  const current = isOver ? total : Math.min(total, Math.max(1, elapsed));
  const segments = Math.min(MAX_SEGMENTS, total);
  const name = `${unit.charAt(0).toUpperCase()}${unit.slice(1)}`;
  const label = isOver ? "Time completed" : `${name} ${current} of ${total}`;
  return { unit, current, total, label, segments, filled: Math.max(1, Math.round((current * segments) / total)) };
}

/**
 * The time-left text (spec 1 §4); null without a deadline. The deadline's day belongs to the goal until it ends, so
 * "zero days" means that day is over, and the day itself reads "Due today".
 */
export function timeLeft(goal: Pick<Goal, "deadline">, moment: Moment): TimeLeft | null {
  if (goal.deadline === null) return null;
  const days = daysBetween(today(moment), goal.deadline);
  if (days < 0) return { days, isOverdue: true, text: "Overdue", note: "Goal Deadline Passed" };
  if (days === 0) return { days, isOverdue: false, text: "Due today", note: null };
  const unit = unitFor(days);
  const count = Math.floor(days / DAYS_IN[unit]);
  return { days, isOverdue: false, text: `${count} ${unit}${count === 1 ? "" : "s"} left`, note: null };
}
