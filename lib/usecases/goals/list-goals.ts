import type { Member } from "@/lib/core/accounts/actor";
import { trialStatus } from "@/lib/core/billing/trial";
import { goalFacts } from "@/lib/core/goals/goal-record";
import type { Needs } from "@/lib/usecases/needs";

/** GET /api/goals (spec 1 §3): two queries, whatever the number of goals (performance.md). */
export const listGoals =
  ({ stores: { goals, billing }, clock }: Pick<Needs, "stores" | "clock">) =>
  async ({ userId }: Member) => {
    const [found, facts] = await Promise.all([goals.list(userId), billing.facts(userId)]);
    const status = trialStatus(facts, clock.now());
    return { goals: found.map(goalFacts), trialStatus: status === "not_started" ? "new_user" : status } as const;
  };
