import { type MemberBilling, planOf } from "@/lib/core/billing/allowance";
import { type PaidPlan, PLANS, type Plan } from "@/lib/core/billing/plans";
import { trialStatus } from "@/lib/core/billing/trial";
import { refuse } from "@/lib/core/kernel/refusal";

/** What a 402 carries besides its words (R1, spec 1 §3 "Plan info inside a 402 error"). */
export type UpgradeInfo = {
  readonly currentPlan: Plan;
  readonly isTrial: boolean;
  /** The plan that would lift the limit; null when there is none above. */
  readonly primaryUpgrade: { readonly plan: PaidPlan; readonly label: string } | null;
  /** -1 for any number. */
  readonly goalLimit: number;
  readonly currentGoals: number;
  readonly upgradeMessage: string;
};

export type Limited = "goals" | "messages";

/** The words of spec 1 §8 for a full goal list. */
const MESSAGES: Readonly<Record<Limited, string>> = {
  goals: "You've reached your goal limit. Upgrade to create more goals and unlock premium features.",
  messages: "You've used all your coach messages for now. Upgrade to keep the conversation going.",
};

/** The next plan that allows more of what has run out: the trial has Basic's goals already, but fewer messages. */
const NEXT: Readonly<Record<Plan, Readonly<Record<Limited, PaidPlan | null>>>> = {
  free: { goals: "basic", messages: "basic" },
  trial: { goals: "pro", messages: "basic" },
  basic: { goals: "pro", messages: "pro" },
  pro: { goals: "unlimited", messages: "unlimited" },
  unlimited: { goals: null, messages: null },
};

export function upgradeInfo(billing: MemberBilling, currentGoals: number, limited: Limited, now: Date): UpgradeInfo {
  const plan = planOf(billing, now);
  const next = NEXT[plan][limited];
  const isUntried = plan === "free" && trialStatus(billing, now) === "not_started";
  return {
    currentPlan: plan,
    isTrial: plan === "trial",
    primaryUpgrade: next && {
      plan: next,
      label: isUntried ? "Start Free Trial" : `Upgrade to ${PLANS[next].name}`,
    },
    goalLimit: PLANS[plan].goalLimit,
    currentGoals,
    upgradeMessage: MESSAGES[limited],
  };
}

/** The 402 of R1: `limit_reached` with `code: "UPGRADE_REQUIRED"` and the plan info as top-level fields. */
export function refuseUpgrade(info: UpgradeInfo): never {
  return refuse("limit_reached", info.upgradeMessage, { extra: { code: "UPGRADE_REQUIRED", ...info } });
}
