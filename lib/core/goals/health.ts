import type { Goal } from "@/lib/core/goals/goal";
import { dayBounds, HOUR_MS, type Moment } from "@/lib/core/kernel/day";

export type Health = "Completed" | "Overdue" | "On Track" | "Behind";
export type HealthFacts = Pick<Goal, "target" | "current" | "createdAt" | "deadline" | "completedAt">;

/** For so long after its creation a goal is new, and nothing is held against it (R6). */
const NEW_MS = 48 * HOUR_MS;
/** On Track needs this share of the elapsed time (spec 1 §4). */
const HEALTH_SHARE = 0.8;
/** The dashboard's On Track forgives this many points (spec 1 §4). */
const DASHBOARD_POINTS = 10;

/** The one measure that badge and dashboard share. Percentages are not rounded. */
function measure(goal: HealthFacts, { now, zone, dayStartHour }: Moment) {
  const progress = Math.min(100, Math.max(0, (goal.current * 100) / goal.target));
  if (goal.deadline === null) return { progress, elapsed: 0, isOverdue: false };
  const end = dayBounds(goal.deadline, zone, dayStartHour).end.getTime();
  const start = goal.createdAt.getTime();
  const elapsed = end > start ? ((now.getTime() - start) * 100) / (end - start) : 100;
  return { progress, elapsed: Math.min(100, Math.max(0, elapsed)), isOverdue: now.getTime() >= end };
}

/** The health badge exactly as spec 1 §4 has it. The deadline has passed once its day is over; none never passes. */
export function health(goal: HealthFacts, moment: Moment): Health {
  if (goal.completedAt !== null) return "Completed";
  const { progress, elapsed, isOverdue } = measure(goal, moment);
  if (isOverdue) return "Overdue";
  return progress >= elapsed * HEALTH_SHARE ? "On Track" : "Behind";
}

/** What the badge says: the health, except that a goal of the first 48 hours is "Just started", never Behind (R6). */
export function healthLabel(goal: HealthFacts, moment: Moment): Health | "Just started" {
  const found = health(goal, moment);
  return found === "Behind" && isNew(goal, moment.now) ? "Just started" : found;
}

export function isNew({ createdAt }: Pick<Goal, "createdAt">, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < NEW_MS;
}

export type DashboardGroup = "active" | "completed" | "needAttention" | "onTrack";

/** The groups a goal is counted in on the dashboard; they overlap (spec 1 §4 "Dashboard groups"). */
export function dashboardGroups(goal: HealthFacts & Pick<Goal, "status">, moment: Moment): readonly DashboardGroup[] {
  if (goal.completedAt !== null) return ["completed"];
  const { progress, elapsed, isOverdue } = measure(goal, moment);
  const isActive = goal.status === "active";
  const groups: readonly [DashboardGroup, boolean][] = [
    ["active", isActive],
    ["needAttention", isOverdue],
    ["onTrack", isActive && progress >= elapsed - DASHBOARD_POINTS],
  ];
  return groups.filter(([, isIn]) => isIn).map(([group]) => group);
}
