import type { Member } from "@/lib/core/accounts/actor";
import { asLocalDate, type LocalDate } from "@/lib/core/kernel/day";
import type { GoalId } from "@/lib/core/kernel/id";
import { refuseFields } from "@/lib/core/kernel/refusal";
import type { Needs } from "@/lib/usecases/needs";
import { ownedGoal } from "../goals/owned-goal";
import { checkInFacts } from "./check-in-facts";

type Range = { readonly from?: string; readonly to?: string; readonly limit?: number };

/** A goal's log, newest first, from `from` to `to`, both included; at most 500. Refuses `not_found`, `invalid`. */
export const listCheckIns =
  ({ stores }: Pick<Needs, "stores">) =>
  async ({ userId }: Member, goalId: GoalId, { from, to, limit }: Range) => {
    const range = { from: dayNamed("from", from), to: dayNamed("to", to), limit };
    await ownedGoal(stores, userId, goalId);
    const found = await stores.checkIns.list(userId, goalId, range);
    return { checkIns: found.map(checkInFacts) };
  };

function dayNamed(field: string, text: string | undefined): LocalDate | undefined {
  if (text === undefined) return undefined;
  return asLocalDate(text) ?? refuseFields({ [field]: "That date does not exist." });
}
