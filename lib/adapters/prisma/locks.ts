import type { Db } from "@/lib/adapters/prisma/client";

/** Waits until this transaction alone holds the named lock; it is given back with the transaction's end. */
export type Lock = (noun: string, id: string) => Promise<void>;

/** For decisions that no row can guard because it does not exist yet: "a third goal", "the first greeting". */
export const lockOn =
  (db: Db): Lock =>
  async (noun, id) => {
    await db.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`${noun}:${id}`}, 0))`;
  };
