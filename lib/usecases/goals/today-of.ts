import type { Member } from "@/lib/core/accounts/actor";
import { type LocalDate, today } from "@/lib/core/kernel/day";
import type { Needs } from "@/lib/usecases/needs";

/** The member's local day now (R4), for forms that count from it. */
export const todayOf =
  ({ clock }: Pick<Needs, "clock">) =>
  (actor: Member): LocalDate =>
    today({ ...actor, now: clock.now() });
