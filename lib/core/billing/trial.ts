import { TRIAL_DAYS } from "@/lib/core/billing/plans";
import { DAY_MS, HOUR_MS } from "@/lib/core/kernel/day";

export type TrialStatus = "not_started" | "active" | "expired" | "payment_required";

export type TrialFacts = {
  readonly trialStartedAt: Date | null;
  /** A checkout was begun and no card was ever confirmed. */
  readonly isCheckoutUnfinished: boolean;
};

/** The instant from which the trial is over: 72 hours after its start, whatever the zone (R1, T19). */
export function trialEnd(startedAt: Date): Date {
  return new Date(startedAt.getTime() + TRIAL_DAYS * DAY_MS);
}

/** `not_started → active → expired`, or `payment_required` when a begun checkout never got its card (R1). */
export function trialStatus({ trialStartedAt, isCheckoutUnfinished }: TrialFacts, now: Date): TrialStatus {
  if (trialStartedAt === null) return "not_started";
  if (now.getTime() < trialEnd(trialStartedAt).getTime()) return "active";
  return isCheckoutUnfinished ? "payment_required" : "expired";
}

/** What the badge counts down: days left, hours under a day, then "Expires soon" (spec 1 §4). */
export function trialCountdown(startedAt: Date, now: Date): string {
  const left = trialEnd(startedAt).getTime() - now.getTime();
  if (left < HOUR_MS) return "Expires soon";
  const [count, unit] = left < DAY_MS ? [Math.floor(left / HOUR_MS), "hour"] : [Math.ceil(left / DAY_MS), "day"];
  return `${count} ${unit}${count === 1 ? "" : "s"} left`;
}

/** Whole days begun: 0 to 3. */
export function trialDaysRemaining(startedAt: Date, now: Date): number {
  const left = trialEnd(startedAt).getTime() - now.getTime();
  return Math.min(TRIAL_DAYS, Math.max(0, Math.ceil(left / DAY_MS)));
}
