import type { Member } from "@/lib/core/accounts/actor";
import type { CheckInId } from "@/lib/core/kernel/id";
import { refuse } from "@/lib/core/kernel/refusal";
import type { Needs } from "@/lib/usecases/needs";
import { settledFacts } from "./check-in-facts";
import { settleProgress } from "./settle-progress";

/** Takes a line out of the log; `editCheckIn` with `removed: false` undoes it. Refuses `not_found`, `limit_reached`. */
export const removeCheckIn =
  ({ atomically, clock, chance, limiter }: Pick<Needs, "atomically" | "clock" | "chance" | "limiter">) =>
  async (actor: Member, id: CheckInId) => {
    await limiter.take("check_in", actor.userId);
    const now = clock.now();
    return atomically(async (scope) => {
      await scope.lock("goals", actor.userId);
      const known = await scope.checkIns.find(actor.userId, id);
      if (known === null || known.removedAt !== null) return refuse("not_found", "Not found");
      await scope.checkIns.setRemovedAt(actor.userId, id, now);
      return settledFacts(known, await settleProgress(scope, chance, actor.userId, known.goalId, now));
    });
  };
