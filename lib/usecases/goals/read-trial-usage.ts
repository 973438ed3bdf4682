import type { Member } from "@/lib/core/accounts/actor";
import { type TrialUsage, trialUsage } from "@/lib/core/billing/trial-usage";
import { localDate, today } from "@/lib/core/kernel/day";
import type { Needs } from "@/lib/usecases/needs";

/** GET /api/trial/usage (spec 1 §3, R1). */
export const readTrialUsage =
  ({ stores: { goals, billing }, clock }: Pick<Needs, "stores" | "clock">) =>
  async (actor: Member): Promise<TrialUsage> => {
    const now = clock.now();
    const facts = await billing.facts(actor.userId);
    const startedOn = facts.trialStartedAt && localDate(facts.trialStartedAt, actor.zone, actor.dayStartHour);
    const [open, messages] = await Promise.all([
      goals.countOpen(actor.userId),
      billing.messagesUsed(actor.userId, today({ ...actor, now }), startedOn),
    ]);
    return trialUsage(facts, { goals: open, messagesToday: messages.today, messagesInTrial: messages.inTrial }, now);
  };
