import type { Member } from "@/lib/core/accounts/actor";
import { unitsOf } from "@/lib/core/check-ins/amount";
import { type CheckIn, type CheckInInput, checkInContent } from "@/lib/core/check-ins/check-in";
import type { CheckInId } from "@/lib/core/kernel/id";
import { refuse } from "@/lib/core/kernel/refusal";
import type { Needs } from "@/lib/usecases/needs";
import { ownedGoal } from "../goals/owned-goal";
import { settledFacts } from "./check-in-facts";
import { settleProgress } from "./settle-progress";

type Patch = CheckInInput & { readonly removed?: false };

/**
 * Changes a line of the log, or brings back one that was removed (`removed: false`); its day and zone stay (R4). What is
 * left out stays. Refuses `not_found`, `invalid`, and `limit_reached` when it would open a goal the plan has no room for.
 */
export const editCheckIn =
  ({ atomically, clock, chance, limiter }: Pick<Needs, "atomically" | "clock" | "chance" | "limiter">) =>
  async (actor: Member, id: CheckInId, patch: Patch) => {
    await limiter.take("check_in", actor.userId);
    const now = clock.now();
    return atomically(async (scope) => {
      await scope.lock("goals", actor.userId);
      const known = await scope.checkIns.find(actor.userId, id);
      const isHidden = known !== null && known.removedAt !== null && patch.removed !== false;
      if (known === null || isHidden) return refuse("not_found", "Not found");

      const goal = await ownedGoal(scope, actor.userId, known.goalId);
      const content = checkInContent(merged(known, patch), goal);
      await scope.checkIns.update(actor.userId, id, content);
      if (known.removedAt !== null) await scope.checkIns.setRemovedAt(actor.userId, id, null);
      const settled = await settleProgress(scope, chance, actor.userId, known.goalId, now);
      return settledFacts({ ...known, ...content }, settled);
    });
  };

/** A day turned into a skip loses its amount by itself; one turned back into work says its amount anew. */
function merged(known: CheckIn, patch: Patch): CheckInInput {
  const status = patch.status ?? known.status;
  const changesKind = (status === "skip") !== (known.status === "skip");
  return {
    status,
    value: patch.value ?? (status === "skip" ? 0 : changesKind ? undefined : unitsOf(known.value)),
    skipReason: patch.skipReason === undefined ? known.skipReason : patch.skipReason,
    note: patch.note === undefined ? known.note : patch.note,
    mood: patch.mood === undefined ? known.mood : patch.mood,
  };
}
