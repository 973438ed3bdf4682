import { type MemberBilling, planOf } from "@/lib/core/billing/allowance";
import { PLANS } from "@/lib/core/billing/plans";
import { trialStatus } from "@/lib/core/billing/trial";

/** How the user dropdown names the member's plan (spec 1 §4 "Trial and plan labels"). */
export function planLabel(billing: MemberBilling, now: Date): string {
  const plan = planOf(billing, now);
  // A trial without a chosen plan is a trial of Basic (R1).
  const chosen = PLANS[billing.subscription?.plan ?? "basic"].name;
  if (plan === "trial") return `Free Trial (${chosen})`;
  if (plan !== "free") return `${PLANS[plan].name} Plan`;
  return trialStatus(billing, now) === "not_started" ? "Free Plan" : `Trial Expired (${chosen})`;
}

export type SubscriptionItem = "Manage Subscription" | "Upgrade Plan" | "Start Free Trial";

/** The subscription item of the user dropdown (spec 1 §4). A trial that was had cannot be started again. */
export function subscriptionItem(billing: MemberBilling, now: Date): SubscriptionItem {
  const plan = planOf(billing, now);
  if (plan === "unlimited") return "Manage Subscription";
  const isUntried = plan === "free" && trialStatus(billing, now) === "not_started";
  return isUntried && billing.subscription === null ? "Start Free Trial" : "Upgrade Plan";
}
