import { allowance, type MemberBilling, type SubscriptionFacts } from "@/lib/core/billing/allowance";
import { paymentBanner } from "@/lib/core/billing/payment-banner";
import { planLabel, subscriptionItem } from "@/lib/core/billing/plan-labels";
import {
  annualSavingPercent,
  asInterval,
  asPaidPlan,
  fitsLimit,
  goalAllowanceText,
  PAID_PLANS,
  PLANS,
  priceName,
} from "@/lib/core/billing/plans";
import { trialCountdown, trialDaysRemaining, trialStatus } from "@/lib/core/billing/trial";
import { isNearlyUsed, trialUsage } from "@/lib/core/billing/trial-usage";
import { refuseUpgrade, upgradeInfo } from "@/lib/core/billing/upgrade-info";
import { refusalOf } from "@/tests/core/refusal-of";

const NOW = new Date("2026-11-21T12:00:00Z");
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);
const nobody: MemberBilling = { trialStartedAt: null, isCheckoutUnfinished: false, subscription: null };
const paying: SubscriptionFacts = {
  plan: "pro",
  interval: "year",
  status: "active",
  currentPeriodEnd: hours(1000),
  cancelAtPeriodEnd: false,
  trialEnd: null,
  hasPaymentMethod: true,
  gracePeriodEnd: null,
};
const member = (change: Partial<SubscriptionFacts>, rest: Partial<MemberBilling> = {}): MemberBilling => ({
  ...nobody,
  ...rest,
  subscription: { ...paying, ...change },
});

test.each([
  ["free", 1, 5, null, null],
  ["trial", 3, 30, 90, null],
  ["basic", 3, 100, null, [499, 4790, 399]],
  ["pro", 5, 300, null, [775, 7440, 620]],
  ["unlimited", -1, 1000, null, [999, 9590, 799]],
] as const)("THE plan table (R1): %s", (plan, goals, perDay, inAll, prices) => {
  const { goalLimit, messagesPerDay, messagesInAll, prices: found } = PLANS[plan];
  expect([goalLimit, messagesPerDay, messagesInAll]).toEqual([goals, perDay, inAll]);
  expect(found && [found.month, found.year, found.yearPerMonth]).toEqual(prices);
});

test("reading plans", () => {
  expect(PAID_PLANS.map(annualSavingPercent)).toEqual([20, 20, 20]);
  expect([asPaidPlan("pro"), asPaidPlan("trial"), asPaidPlan("constructor")]).toEqual(["pro", null, null]);
  expect(["annual", "year", "month", null, "x"].map(asInterval)).toEqual(["year", "year", "month", "month", "month"]);
  expect([priceName("pro", "year"), priceName("basic", "month")]).toEqual(["price_pro_annual", "price_basic_monthly"]);
  expect([-1, 1, 3].map(goalAllowanceText)).toEqual(["Unlimited goals", "1 goal", "Up to 3 goals"]);
  expect([fitsLimit(2, 3), fitsLimit(3, 3), fitsLimit(900, -1)]).toEqual([true, false, true]);
});

describe("the trial ends 72 hours after its start, by the second (T19)", () => {
  const second = 1 / 3600;
  test.each([
    ["never begun", null, false, "not_started"],
    ["just begun", hours(0), false, "active"],
    ["a second before its end", hours(-72 + second), false, "active"],
    ["at its end", hours(-72), false, "expired"],
    ["with a checkout left unfinished", hours(-72), true, "payment_required"],
    ["unfinished, but still running", hours(-1), true, "active"],
  ])("%s", (_, trialStartedAt, isCheckoutUnfinished, expected) => {
    expect(trialStatus({ trialStartedAt, isCheckoutUnfinished }, NOW)).toBe(expected);
  });
  test.each([
    [0, "3 days left", 3],
    [-24, "2 days left", 2],
    [-25, "2 days left", 2],
    [-48, "1 day left", 1],
    [-48.5, "23 hours left", 1],
    [-71, "1 hour left", 1],
    [-71.5, "Expires soon", 1],
    [-72, "Expires soon", 0],
  ])("%p hours after its start: %s", (start, text, days) => {
    expect(trialCountdown(hours(start), NOW)).toBe(text);
    expect(trialDaysRemaining(hours(start), NOW)).toBe(days);
  });
});

test.each<[string, MemberBilling, string]>([
  ["nobody yet", nobody, "free"],
  ["in the trial", { ...nobody, trialStartedAt: hours(-1) }, "trial"],
  ["after the trial", { ...nobody, trialStartedAt: hours(-72) }, "free"],
  ["paying", member({}), "pro"],
  ["cancelled, paid until the period ends", member({ cancelAtPeriodEnd: true }), "pro"],
  ["ended", member({ status: "canceled" }), "free"],
  ["cancelled while the trial still runs", member({ status: "canceled" }, { trialStartedAt: hours(-1) }), "trial"],
  ["in grace", member({ status: "incomplete", gracePeriodEnd: hours(1) }), "pro"],
  ["grace over", member({ status: "incomplete", gracePeriodEnd: NOW }), "free"],
  ["failed, never in grace", member({ status: "incomplete" }), "free"],
  ["trial with a card", member({ status: "trialing", trialEnd: hours(1) }), "trial"],
  ["converting", member({ status: "trialing", trialEnd: NOW }), "pro"],
  ["no word for a day", member({ status: "trialing", trialEnd: hours(-24) }), "free"],
  ["cancelled before it converts", member({ status: "trialing", trialEnd: NOW, cancelAtPeriodEnd: true }), "free"],
  ["trialing without a card", member({ status: "trialing", trialEnd: NOW, hasPaymentMethod: false }), "free"],
])("allowance: %s", (_, billing, plan) => {
  const found = allowance(billing, NOW);
  expect(found.plan).toBe(plan);
  expect(found.goalLimit).toBe(PLANS[found.plan].goalLimit);
});

test.each<[MemberBilling, string, string]>([
  [nobody, "Free Plan", "Start Free Trial"],
  [{ ...nobody, trialStartedAt: hours(-1) }, "Free Trial (Basic)", "Upgrade Plan"],
  [{ ...nobody, trialStartedAt: hours(-99) }, "Trial Expired (Basic)", "Upgrade Plan"],
  [member({ status: "trialing", trialEnd: hours(1) }), "Free Trial (Pro)", "Upgrade Plan"],
  [member({}), "Pro Plan", "Upgrade Plan"],
  [member({ plan: "unlimited" }), "Unlimited Plan", "Manage Subscription"],
])("%# label %p, item %p", (billing, label, item) => {
  expect([planLabel(billing, NOW), subscriptionItem(billing, NOW)]).toEqual([label, item]);
});

test.each([
  [73, "MODERATE", "yellow", 4],
  [49, "MODERATE", "yellow", 3],
  [48, "HIGH", "orange", 2],
  [25, "HIGH", "orange", 2],
  [24, "URGENT", "red", 1],
  [0, "URGENT", "red", 0],
  [-5, "URGENT", "red", 0],
])("payment banner with %p hours left: %s", (left, urgency, colour, daysLeft) => {
  const banner = paymentBanner({ status: "incomplete", gracePeriodEnd: hours(left) }, NOW);
  expect(banner).toMatchObject({ urgency, colour, daysLeft, hasBadge: urgency === "URGENT" });
  expect(banner?.title === "Grace period ending today").toBe(daysLeft === 0);
});
test("no banner while payments succeed", () => {
  expect([paymentBanner(null, NOW), paymentBanner(paying, NOW)]).toEqual([null, null]);
});

test.each<[string, MemberBilling, "goals" | "messages", unknown]>([
  ["free", nobody, "goals", { plan: "basic", label: "Start Free Trial" }],
  [
    "free after the trial",
    { ...nobody, trialStartedAt: hours(-99) },
    "goals",
    { plan: "basic", label: "Upgrade to Basic" },
  ],
  ["trial, goals", { ...nobody, trialStartedAt: hours(-1) }, "goals", { plan: "pro", label: "Upgrade to Pro" }],
  [
    "trial, messages",
    { ...nobody, trialStartedAt: hours(-1) },
    "messages",
    { plan: "basic", label: "Upgrade to Basic" },
  ],
  ["basic", member({ plan: "basic" }), "goals", { plan: "pro", label: "Upgrade to Pro" }],
  ["pro", member({}), "goals", { plan: "unlimited", label: "Upgrade to Unlimited" }],
  ["unlimited", member({ plan: "unlimited" }), "messages", null],
])("upgrade offered: %s", (_, billing, limited, primaryUpgrade) => {
  expect(upgradeInfo(billing, 3, limited, NOW)).toMatchObject({ primaryUpgrade, currentGoals: 3 });
});

test("the 402 carries the plan info at the top (R1)", () => {
  const { code, words, detail } = refusalOf(() => refuseUpgrade(upgradeInfo(nobody, 1, "goals", NOW)));
  expect([code, words]).toEqual([
    "limit_reached",
    "You've reached your goal limit. Upgrade to create more goals and unlock premium features.",
  ]);
  expect(detail.extra).toEqual({
    code: "UPGRADE_REQUIRED",
    currentPlan: "free",
    isTrial: false,
    primaryUpgrade: { plan: "basic", label: "Start Free Trial" },
    goalLimit: 1,
    currentGoals: 1,
    upgradeMessage: words,
  });
});

test("trial usage", () => {
  const running = { ...nobody, trialStartedAt: hours(-30) };
  expect(trialUsage(running, { goals: 2, messagesToday: 4, messagesInTrial: 11 }, NOW)).toEqual({
    goalsUsed: 2,
    goalLimit: 3,
    daysUsed: 1,
    daysRemaining: 2,
    trialDurationDays: 3,
    messagesUsed: 11,
    messageLimit: 90,
    dailyMessageUsage: { used: 4, limit: 30 },
    trialStatus: "active",
    isTrialExpired: false,
  });
  expect(trialUsage(nobody, { goals: 0, messagesToday: 0, messagesInTrial: 0 }, NOW)).toMatchObject({
    daysUsed: 0,
    goalLimit: 1,
  });
  expect([isNearlyUsed(2, 3), isNearlyUsed(3, 4), isNearlyUsed(99, -1)]).toEqual([false, true, false]);
});
