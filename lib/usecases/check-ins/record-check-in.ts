import type { Scope } from "@/lib/adapters/prisma/atomically";
import type { CheckInRecord, CheckInSource } from "@/lib/adapters/prisma/stores/check-ins";
import type { Member } from "@/lib/core/accounts/actor";
import { type CheckIn, type CheckInInput, checkInContent } from "@/lib/core/check-ins/check-in";
import { checkInDay } from "@/lib/core/check-ins/check-in-day";
import type { CheckInId, GoalId } from "@/lib/core/kernel/id";
import { refuse } from "@/lib/core/kernel/refusal";
import type { Needs } from "@/lib/usecases/needs";
import { ownedGoal } from "../goals/owned-goal";
import { settledFacts } from "./check-in-facts";
import { type Settled, settleProgress } from "./settle-progress";

type Input = CheckInInput & {
  readonly date?: string;
  readonly idempotencyKey?: string | null;
  readonly source?: CheckInSource;
};
export type RecordedCheckIn = ReturnType<typeof settledFacts> & {
  /** The same request came before; nothing was written now. */
  readonly isReplay: boolean;
};

/**
 * Writes a line into a goal's log (R3): today or up to 7 days back, several a day. The same `idempotencyKey` again
 * answers what it answered before. Refuses `not_found`, `invalid`, and `conflict` for a key used with another goal.
 */
export const recordCheckIn =
  ({ atomically, clock, chance, limiter }: Pick<Needs, "atomically" | "clock" | "chance" | "limiter">) =>
  async (actor: Member, goalId: GoalId, input: Input): Promise<RecordedCheckIn> => {
    await limiter.take("check_in", actor.userId);
    const now = clock.now();
    const idempotencyKey = input.idempotencyKey ?? null;

    return atomically(async (scope) => {
      await scope.lock("goals", actor.userId);
      const goal = await ownedGoal(scope, actor.userId, goalId);
      const known = idempotencyKey && (await scope.checkIns.findByKey(actor.userId, idempotencyKey));
      if (known) return { ...settledFacts(known, await asToldBefore(scope, actor, known, goalId)), isReplay: true };

      const checkIn: CheckIn = {
        ...checkInContent(input, goal),
        id: chance.id<CheckInId>(),
        goalId,
        day: checkInDay(input.date, { ...actor, now }),
        at: now,
        zone: actor.zone,
      };
      await scope.checkIns.insert(actor.userId, { ...checkIn, source: input.source ?? "app", idempotencyKey });
      const settled = await settleProgress(scope, chance, actor.userId, goalId, now);
      return { ...settledFacts(checkIn, settled), isReplay: false };
    });
  };

/** What the first answer said: completion and milestones bear the instant of the check-in that brought them. */
async function asToldBefore(scope: Scope, { userId }: Member, known: CheckInRecord, goalId: GoalId): Promise<Settled> {
  if (known.goalId !== goalId) refuse("conflict", "This key was used for another goal.");
  const goal = await ownedGoal(scope, userId, goalId);
  const isItsDoing = goal.completedAt?.getTime() === known.at.getTime();
  return {
    goal,
    event: isItsDoing ? "completed" : null,
    milestones: await scope.goals.milestonesReachedAt(goalId, known.at),
  };
}
