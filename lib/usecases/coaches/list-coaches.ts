import type { Member } from "@/lib/core/accounts/actor";
import type { Needs } from "@/lib/usecases/needs";

/** GET /api/coaches: the coaches one may choose, in the catalogue's order (spec 1 §3). */
export const listCoaches =
  ({ stores: { coaches } }: Pick<Needs, "stores">) =>
  (_actor: Member) =>
    coaches.list();
