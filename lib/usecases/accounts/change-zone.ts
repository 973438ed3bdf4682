import type { Member } from "@/lib/core/accounts/actor";
import type { Zone } from "@/lib/core/kernel/day";
import { describeUser } from "@/lib/usecases/accounts/get-user";
import type { Needs } from "@/lib/usecases/needs";

/** PATCH /api/auth/user/timezone. Where somebody lived when is kept, for the days of then (R4). The same zone changes nothing. */
export const changeZone =
  (needs: Pick<Needs, "atomically" | "stores" | "clock">) =>
  async ({ userId }: Member, { timezone }: { readonly timezone: Zone }) => {
    await needs.atomically(async ({ accounts, lock }) => {
      await lock("zone", userId);
      const account = await accounts.find(userId);
      if (account && account.timezone !== timezone) await accounts.setZone(userId, timezone, needs.clock.now());
    });
    return describeUser(needs)(userId);
  };
