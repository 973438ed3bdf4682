import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "@/lib/adapters/prisma/client";
import { isWorthRetrying, rethrowFault } from "@/lib/adapters/prisma/faults";
import type { PrismaClient } from "@/lib/adapters/prisma/generated/client";
import { type Lock, lockOn } from "@/lib/adapters/prisma/locks";
import { type Stores, stores } from "@/lib/adapters/prisma/stores";
import type { Queue } from "@/lib/core/kernel/queue";
import { Refusal } from "@/lib/core/kernel/refusal";

/** What is in scope of a transaction, and nothing else is: its stores, its queue, its locks. */
export type Scope = Stores & { readonly queue: Queue; readonly lock: Lock };

/** Runs `act` in one transaction. It may run again after a conflict, so it must touch nothing but its scope. */
export type Atomically = <T>(act: (scope: Scope) => Promise<T>) => Promise<T>;

/** Runs one statement inside the transaction; placeholders are $1, $2 … */
export type RunSql = (sql: string, ...values: unknown[]) => Promise<unknown>;

const ATTEMPTS = 3;
const WAIT_MS = 2_000;
const TRANSACTION_MS = 4_500;

/** `queueOn` makes the queue that writes its jobs through the given transaction. */
export function atomicallyOn(prisma: PrismaClient, queueOn: (run: RunSql) => Queue): Atomically {
  const scopeOf = (db: Db): Scope => ({
    ...stores(db),
    queue: queueOn((sql, ...values) => db.$executeRawUnsafe(sql, ...values)),
    lock: lockOn(db),
  });

  const once = <T>(act: (scope: Scope) => Promise<T>): Promise<T> =>
    within(
      WAIT_MS + TRANSACTION_MS,
      prisma.$transaction((db) => act(scopeOf(db)), { maxWait: WAIT_MS, timeout: TRANSACTION_MS }),
    );

  return async (act) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(act);
      } catch (error) {
        if (attempt === ATTEMPTS || !isWorthRetrying(error)) rethrowFault(error);
        await wait(10 * attempt * attempt);
      }
    }
  };
}

/** A rollback towards a database that is gone waits as long as the query before it did; nobody needs to wait for that. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const alarm = new AbortController();
  const tooLate = wait(ms, undefined, { signal: alarm.signal }).then(() => {
    throw new Refusal("unavailable", "This took too long. Please try again in a moment.", { retryAfter: 5 });
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    alarm.abort();
    tooLate.catch(() => undefined);
    work.catch(() => undefined);
  }
}
