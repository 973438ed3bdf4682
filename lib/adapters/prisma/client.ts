import { PrismaPg } from "@prisma/adapter-pg";
import { Pool } from "pg";
import { rethrowFault } from "@/lib/adapters/prisma/faults";
import { type Prisma, PrismaClient } from "@/lib/adapters/prisma/generated/client";

/** What a store speaks to: the client, or the transaction it finds itself in. */
export type Db = Prisma.TransactionClient;

export type Database = {
  readonly prisma: PrismaClient;
  /** The same connections, for who speaks SQL: the rate limiter, the readiness check. */
  readonly pool: Pool;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  readonly url: string;
  /** Most connections this process opens; instances × this must stay below the server's `max_connections`. */
  readonly poolSize: number;
  /** Told of idle connections that broke; the pool replaces them by itself. */
  readonly onError: (error: Error) => void;
};

/** Together below five seconds: a request never waits longer for a database that is gone (T42). */
const CONNECT_MS = 2_000;
const QUERY_MS = 4_000;

/** Opens nothing yet: connections come with the first query. */
export function openDatabase({ url, poolSize, onError }: DatabaseOptions): Database {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    statement_timeout: QUERY_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  });
  pool.on("error", onError);
  const base = new PrismaClient({ adapter: new PrismaPg(pool), errorFormat: "minimal" });
  const prisma = base.$extends({
    query: { $allOperations: ({ args, query }) => query(args).catch(rethrowFault) },
  });
  return {
    // The extension changes what is thrown, not what is returned, so the plain client's type still tells the truth.
    prisma: prisma as unknown as PrismaClient,
    pool,
    close: async () => {
      await base.$disconnect();
      await pool.end();
    },
  };
}
