import type { Db } from "@/lib/adapters/prisma/client";

/** The rate limiter's counters (`lib/adapters/prisma/limiter`), as far as others touch them. */
export const limitStore = (db: Db) => ({
  async forgetExpiredBefore(instant: Date): Promise<void> {
    await db.rateLimit.deleteMany({ where: { expire: { lt: instant.getTime() } } });
  },
});
