import type { Scope } from "@/lib/adapters/prisma/atomically";
import type { Member } from "@/lib/core/accounts/actor";
import { mailboxOf } from "@/lib/core/accounts/email-address";
import { allowance } from "@/lib/core/billing/allowance";
import { dailyTargetFrom } from "@/lib/core/goals/daily-target";
import { type GoalInput, goalDraft } from "@/lib/core/goals/goal-draft";
import { type GoalFacts, type GoalRecord, goalFacts } from "@/lib/core/goals/goal-record";
import { asTimeOfDay, today } from "@/lib/core/kernel/day";
import type { GoalId } from "@/lib/core/kernel/id";
import { refuseFields } from "@/lib/core/kernel/refusal";
import type { Needs } from "@/lib/usecases/needs";
import { requireRoom } from "./require-room";

type Input = GoalInput & {
  readonly coachId?: string | null;
  readonly checkInTime?: string | null;
  readonly requestKey?: string | null;
};
export type CreatedGoal = {
  readonly goal: GoalFacts;
  readonly isFirstGoal: boolean;
  /** A first goal that came with no trial and no plan: the one moment to speak of plans. */
  readonly showSubscriptionPrompt: boolean;
  /** The same request came before; nothing was made now. */
  readonly isReplay: boolean;
};

/**
 * Makes a goal (spec 1 §7, R1). The first one starts the trial, once a person. Counting and adding happen under one
 * lock on the owner (T18). Refuses `invalid` naming the fields, `limit_reached` with the plan info.
 */
export const createGoal =
  ({
    atomically,
    clock,
    chance,
    limiter,
    sealer,
  }: Pick<Needs, "atomically" | "clock" | "chance" | "limiter" | "sealer">) =>
  async (actor: Member, input: Input): Promise<CreatedGoal> => {
    await limiter.take("write", actor.userId);
    const now = clock.now();
    const moment = { ...actor, now };
    const draft = goalDraft(input, moment);
    const coachId = input.coachId || null;
    const requestKey = input.requestKey ?? null;

    return atomically(async (scope) => {
      const { goals, coaches, lock } = scope;
      await lock("goals", actor.userId);
      const known = requestKey && (await goals.findByRequestKey(actor.userId, requestKey));
      if (known) return told(scope, actor, known, now, true);

      const coach = coachId === null ? null : await coaches.findActive(coachId);
      if (coachId !== null && coach === null) refuseFields({ coachId: "Please choose one of the coaches." });
      await requireRoom(scope, actor.userId, now);
      const id = chance.id<GoalId>();
      const inferred = draft.dailyTarget === null ? dailyTargetFrom(draft.title) : null;
      await goals.insert({
        ...draft,
        ...inferred,
        id,
        userId: actor.userId,
        coachId: coach?.id ?? null,
        templateId: null,
        startDay: today(moment),
        checkInTime: input.checkInTime ? asTimeOfDay(input.checkInTime) : null,
        requestKey,
        createdAt: now,
      });
      if (!(await goals.hasOthers(actor.userId, id))) await startTrial(scope, actor, now, sealer);
      const made = await goals.find(actor.userId, id);
      if (!made) throw new Error("The goal just made is not there.");
      return told(scope, actor, made, now, false);
    });
  };

/** A trial starts once per person, with the first goal, for whoever has no plan (R1, T19). */
async function startTrial({ billing }: Scope, { userId }: Member, now: Date, sealer: Needs["sealer"]): Promise<void> {
  const facts = await billing.facts(userId);
  if (facts.trialStartedAt !== null || facts.subscription !== null) return;
  const address = await billing.addressOf(userId);
  if (address === null) return;
  await billing.claimTrial(userId, sealer.digest("trial-claim", mailboxOf(address)), now);
}

async function told(
  scope: Scope,
  { userId }: Member,
  goal: GoalRecord,
  now: Date,
  isReplay: boolean,
): Promise<CreatedGoal> {
  const isFirstGoal = !(await scope.goals.hasOthers(userId, goal.id));
  const isFree = isFirstGoal && allowance(await scope.billing.facts(userId), now).plan === "free";
  return { goal: goalFacts(goal), isFirstGoal, showSubscriptionPrompt: isFree, isReplay };
}
