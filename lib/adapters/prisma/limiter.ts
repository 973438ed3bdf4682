import { createHash } from "node:crypto";
import type { Pool } from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { rethrowFault } from "@/lib/adapters/prisma/faults";
import { type Limiter, type RateName, rates } from "@/lib/core/kernel/rates";
import { refuse } from "@/lib/core/kernel/refusal";

/**
 * Counts in the table `rate_limit`, for all instances and across restarts (T12). A window begins with its first act and
 * is not prolonged by refused ones, so nobody is locked out for good. Keys are hashed: they are mostly addresses.
 */
export function limiterOn(pool: Pool): Limiter {
  const limiters = new Map<RateName, RateLimiterPostgres>();
  const limiterOf = (name: RateName): RateLimiterPostgres => {
    const known = limiters.get(name);
    if (known) return known;
    const { points, perSeconds: duration } = rates[name];
    const made = new RateLimiterPostgres({
      storeClient: pool,
      storeType: "pool",
      tableName: "rate_limit",
      tableCreated: true,
      // `tidy` clears them.
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration,
    });
    limiters.set(name, made);
    return made;
  };

  return {
    async take(name, key) {
      const hidden = createHash("sha256").update(key).digest("base64url");
      const answer = await limiterOf(name)
        .consume(hidden)
        .catch((no: unknown) => (no instanceof RateLimiterRes ? no : rethrowFault(no)));
      if (answer.consumedPoints > rates[name].points) {
        const retryAfter = Math.max(1, Math.ceil(answer.msBeforeNext / 1000));
        refuse("too_many", `Too many attempts. Please try again in ${inWords(retryAfter)}.`, { retryAfter });
      }
    },
  };
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? "a minute" : minutes < 60 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} h`;
}
