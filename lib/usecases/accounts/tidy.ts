import type { System } from "@/lib/core/accounts/actor";
import { DAY_MS } from "@/lib/core/kernel/day";
import type { Needs } from "@/lib/usecases/needs";

/** Forgets what has been over for a month (sessions, codes) or for an hour (counters). Safe at any time, and twice. */
export const tidy =
  ({ stores, clock }: Pick<Needs, "stores" | "clock">) =>
  async (_system: System): Promise<void> => {
    const now = clock.now().getTime();
    const monthAgo = new Date(now - 30 * DAY_MS);
    await stores.sessions.forgetEndedBefore(monthAgo);
    await stores.codes.forgetExpiredBefore(monthAgo);
    await stores.limits.forgetExpiredBefore(new Date(now - DAY_MS / 24));
  };
