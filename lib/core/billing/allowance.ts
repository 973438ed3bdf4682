import { type Interval, type PaidPlan, PLANS, type Plan, type PlanTerms } from "@/lib/core/billing/plans";
import { type TrialFacts, trialStatus } from "@/lib/core/billing/trial";
import { DAY_MS } from "@/lib/core/kernel/day";

/** `incomplete` is any renewal that failed (R1); `canceled` is over, while one set to end stays `active` until then. */
export type SubscriptionStatus = "active" | "trialing" | "incomplete" | "canceled";

export type SubscriptionFacts = {
  readonly plan: PaidPlan;
  readonly interval: Interval;
  readonly status: SubscriptionStatus;
  readonly currentPeriodEnd: Date | null;
  readonly cancelAtPeriodEnd: boolean;
  /** When a trial with a card converts. */
  readonly trialEnd: Date | null;
  readonly hasPaymentMethod: boolean;
  readonly gracePeriodEnd: Date | null;
};

/** All that decides what a member may do; read from the database, never from a token (R2). */
export type MemberBilling = TrialFacts & { readonly subscription: SubscriptionFacts | null };

export type Allowance = {
  readonly plan: Plan;
  /** Active goals; -1 for any number. */
  readonly goalLimit: number;
  readonly messagesPerDay: number;
  readonly messagesInAll: number | null;
};

/** How long a trial with a card counts as converted while the provider's word is still under way. */
const CONVERSION_MS = DAY_MS;

/** What the member may do now: the paid plan while it holds, else a running trial, else free (R1). */
export function allowance(billing: MemberBilling, now: Date): Allowance {
  const plan = planOf(billing, now);
  const { goalLimit, messagesPerDay, messagesInAll }: PlanTerms = PLANS[plan];
  return { plan, goalLimit, messagesPerDay, messagesInAll };
}

export function planOf(billing: MemberBilling, now: Date): Plan {
  return paidPlan(billing.subscription, now) ?? (trialStatus(billing, now) === "active" ? "trial" : "free");
}

function paidPlan(subscription: SubscriptionFacts | null, now: Date): Plan | null {
  if (subscription === null) return null;
  const { plan, status, trialEnd, hasPaymentMethod, gracePeriodEnd } = subscription;
  switch (status) {
    case "active":
      return plan;
    case "incomplete":
      return gracePeriodEnd !== null && now < gracePeriodEnd ? plan : null;
    case "trialing": {
      if (trialEnd === null) return null;
      if (now < trialEnd) return "trial";
      const isConverting = hasPaymentMethod && !subscription.cancelAtPeriodEnd;
      return isConverting && now.getTime() < trialEnd.getTime() + CONVERSION_MS ? plan : null;
    }
    case "canceled":
      return null;
    default:
      return status satisfies never;
  }
}
