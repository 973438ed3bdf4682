import type { SubscriptionFacts } from "@/lib/core/billing/allowance";
import { DAY_MS } from "@/lib/core/kernel/day";

export type PaymentBanner = {
  readonly urgency: "URGENT" | "HIGH" | "MODERATE";
  readonly colour: "red" | "orange" | "yellow";
  /** The urgency is spelled out only when it is urgent. */
  readonly hasBadge: boolean;
  readonly daysLeft: number;
  readonly title: string;
  readonly text: string;
};

/** Whole days begun until the grace period ends, never below 0 (spec 1 §4, spec 2 §4). */
export function graceDaysLeft(gracePeriodEnd: Date | null, now: Date): number {
  if (gracePeriodEnd === null) return 0;
  return Math.max(0, Math.ceil((gracePeriodEnd.getTime() - now.getTime()) / DAY_MS));
}

/** The payment-issue banner of the dashboard (spec 1 §4 "Payment banner"); null unless a payment failed. */
export function paymentBanner(
  subscription: Pick<SubscriptionFacts, "status" | "gracePeriodEnd"> | null,
  now: Date,
): PaymentBanner | null {
  if (subscription?.status !== "incomplete") return null;
  const daysLeft = graceDaysLeft(subscription.gracePeriodEnd, now);
  const words =
    daysLeft === 0
      ? {
          title: "Grace period ending today",
          text: "Your subscription will be cancelled today if payment isn't resolved.",
        }
      : {
          title: `${daysLeft} ${daysLeft === 1 ? "day" : "days"} left to fix your payment`,
          text: "Your last payment failed. Update your payment method to keep your subscription.",
        };
  if (daysLeft <= 1) return { urgency: "URGENT", colour: "red", hasBadge: true, daysLeft, ...words };
  if (daysLeft === 2) return { urgency: "HIGH", colour: "orange", hasBadge: false, daysLeft, ...words };
  return { urgency: "MODERATE", colour: "yellow", hasBadge: false, daysLeft, ...words };
}
