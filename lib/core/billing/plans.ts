import type { Cents } from "@/lib/core/kernel/money";

export const PAID_PLANS = ["basic", "pro", "unlimited"] as const;
export type PaidPlan = (typeof PAID_PLANS)[number];
export type Plan = "free" | "trial" | PaidPlan;
export type Interval = "month" | "year";

/** How a limit that is none is written on the wire (spec 2 §9). */
export const NO_LIMIT = -1;
export const TRIAL_DAYS = 3;
/** Days to mend a failed renewal before the subscription ends (R1). */
export const GRACE_DAYS = 7;

/** Totals per period in cents: what is charged, and what a year is shown as per month. */
export type Prices = { readonly month: Cents; readonly year: Cents; readonly yearPerMonth: Cents };

export type PlanTerms = {
  readonly name: string;
  /** Active goals; `NO_LIMIT` for any number. */
  readonly goalLimit: number;
  readonly messagesPerDay: number;
  /** Messages over the whole life of the plan; null for no such limit. */
  readonly messagesInAll: number | null;
  readonly prices: Prices | null;
  readonly isMostPopular: boolean;
  readonly features: readonly string[];
};
export type PaidTerms = PlanTerms & { readonly prices: Prices };

/** THE plan table (R1, spec 2 §9): page, gate, use case, admin area and tests read it, and nothing else. */
export const PLANS = {
  free: {
    name: "Free",
    goalLimit: 1,
    messagesPerDay: 5,
    messagesInAll: null,
    prices: null,
    isMostPopular: false,
    features: [
      "1 active goal",
      "5 coach messages a day",
      "All five coach personalities",
      "Progress, streak and history",
    ],
  },
  trial: {
    name: "Free Trial",
    goalLimit: 3,
    messagesPerDay: 30,
    messagesInAll: 90,
    prices: null,
    isMostPopular: false,
    features: [
      "Up to 3 active goals",
      "30 coach messages a day",
      "Everything in Basic for 3 days",
      "No payment required",
    ],
  },
  basic: {
    name: "Basic",
    goalLimit: 3,
    messagesPerDay: 100,
    messagesInAll: null,
    prices: { month: 499, year: 4790, yearPerMonth: 399 },
    isMostPopular: false,
    features: [
      "Up to 3 active goals",
      "All five coaches: Sergeant Miles Stone, Ida Rosenquest, Questy Brinkley, Zen Master Kai, Mistress Achieva",
      "Email and SMS notifications",
      "Progress analytics",
      "Weekly progress reports",
      "Quiet hours",
    ],
  },
  pro: {
    name: "Pro",
    goalLimit: 5,
    messagesPerDay: 300,
    messagesInAll: null,
    prices: { month: 775, year: 7440, yearPerMonth: 620 },
    isMostPopular: true,
    features: [
      "Up to 5 active goals",
      "Everything in Basic",
      "Automated reminders",
      "Coach accountability messaging",
      "Full notification scheduling",
    ],
  },
  unlimited: {
    name: "Unlimited",
    goalLimit: NO_LIMIT,
    messagesPerDay: 1000,
    messagesInAll: null,
    prices: { month: 999, year: 9590, yearPerMonth: 799 },
    isMostPopular: false,
    features: ["Unlimited goals", "Everything in Pro", "Daily digest customization", "All features included"],
  },
} as const satisfies Readonly<Record<Plan, PlanTerms> & Record<PaidPlan, PaidTerms>>;

export function asPaidPlan(text: string): PaidPlan | null {
  return PAID_PLANS.find((plan) => plan === text) ?? null;
}

/** Month by default; "year" and "annual" mean yearly (spec 2 §2 "Subscribe page"). */
export function asInterval(text: string | null | undefined): Interval {
  return text === "year" || text === "annual" ? "year" : "month";
}

/** The name a price goes by in addresses until the provider's own id is known: "price_pro_annual" (spec 2 §9). */
export function priceName(plan: PaidPlan, interval: Interval): string {
  return `price_${plan}_${interval === "year" ? "annual" : "monthly"}`;
}

/** What a year saves against 12 single months, in whole percent (spec 2 §9: 20). */
export function annualSavingPercent(plan: PaidPlan): number {
  const { month, year } = PLANS[plan].prices;
  return Math.round(100 - (year * 100) / (month * 12));
}

/** "Up to 3 goals", "1 goal", "Unlimited goals". */
export function goalAllowanceText(goalLimit: number): string {
  if (goalLimit === NO_LIMIT) return "Unlimited goals";
  return goalLimit === 1 ? "1 goal" : `Up to ${goalLimit} goals`;
}

/** True while one more fits. */
export function fitsLimit(used: number, limit: number): boolean {
  return limit === NO_LIMIT || used < limit;
}
