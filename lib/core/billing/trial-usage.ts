import { type Allowance, allowance, type MemberBilling } from "@/lib/core/billing/allowance";
import { NO_LIMIT, PLANS, TRIAL_DAYS } from "@/lib/core/billing/plans";
import { type TrialStatus, trialDaysRemaining, trialStatus } from "@/lib/core/billing/trial";

/** What a member has used so far; counted by the caller. */
export type Usage = {
  readonly goals: number;
  readonly messagesToday: number;
  /** Messages since the trial began. */
  readonly messagesInTrial: number;
};

/** The body of GET /api/trial/usage (spec 1 §3 "Trial usage response"; spec 2 §3 adds `daysRemaining`). */
export type TrialUsage = {
  readonly goalsUsed: number;
  readonly goalLimit: number;
  readonly daysUsed: number;
  readonly daysRemaining: number;
  readonly trialDurationDays: number;
  readonly messagesUsed: number;
  readonly messageLimit: number;
  readonly dailyMessageUsage: { readonly used: number; readonly limit: number };
  readonly trialStatus: TrialStatus;
  readonly isTrialExpired: boolean;
};

export function trialUsage(billing: MemberBilling, usage: Usage, now: Date): TrialUsage {
  const allowed: Allowance = allowance(billing, now);
  const status = trialStatus(billing, now);
  const daysRemaining = billing.trialStartedAt === null ? TRIAL_DAYS : trialDaysRemaining(billing.trialStartedAt, now);
  return {
    goalsUsed: usage.goals,
    goalLimit: allowed.goalLimit,
    daysUsed: TRIAL_DAYS - daysRemaining,
    daysRemaining,
    trialDurationDays: TRIAL_DAYS,
    messagesUsed: usage.messagesInTrial,
    messageLimit: PLANS.trial.messagesInAll,
    dailyMessageUsage: { used: usage.messagesToday, limit: allowed.messagesPerDay },
    trialStatus: status,
    isTrialExpired: status === "expired" || status === "payment_required",
  };
}

/** From this share on, what is used up is shown as a warning (spec 1 §9). */
const WARNING_SHARE = 0.75;

export function isNearlyUsed(used: number, limit: number): boolean {
  return limit !== NO_LIMIT && used >= limit * WARNING_SHARE;
}
