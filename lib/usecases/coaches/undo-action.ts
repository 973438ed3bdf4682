import type { Member } from "@/lib/core/accounts/actor";
import type { ActionId } from "@/lib/core/coaches/conversation";
import { Refusal, refuse } from "@/lib/core/kernel/refusal";
import { removeCheckIn } from "@/lib/usecases/check-ins/remove-check-in";
import type { Needs } from "@/lib/usecases/needs";

/**
 * Takes back what a coach did at the member's word (R7): removes the check-in. Called again it answers the same. Refuses `not_found`,
 * and `limit_reached` when that would open a goal the plan has no room for.
 */
export const undoAction =
  (needs: Pick<Needs, "stores" | "atomically" | "clock" | "chance" | "limiter">) =>
  async (actor: Member, id: ActionId) => {
    const { messageActions } = needs.stores;
    const action = (await messageActions.find(actor.userId, id)) ?? refuse("not_found", "Not found");
    if (!action.undone) {
      if (action.checkInId) await removeCheckIn(needs)(actor, action.checkInId).catch(unlessGone);
      await messageActions.markUndone(id, needs.clock.now());
    }
    return { ...action, undone: true };
  };

/** Somebody removed it on the goal's page: that is what was wanted. */
function unlessGone(fault: unknown): void {
  if (!(fault instanceof Refusal && fault.code === "not_found")) throw fault;
}
