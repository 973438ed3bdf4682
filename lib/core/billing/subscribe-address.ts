import { type Interval, type PaidPlan, priceName } from "@/lib/core/billing/plans";

/** Where choosing a plan leads (spec 2 §2 "Pricing page"): "/subscribe?price=price_pro_annual&plan=pro&interval=annual". */
export function subscribeAddress(plan: PaidPlan, interval: Interval): string {
  const query = new URLSearchParams({
    price: priceName(plan, interval),
    plan,
    interval: interval === "year" ? "annual" : "monthly",
  });
  return `/subscribe?${query}`;
}
