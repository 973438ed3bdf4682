import { Logger, runMigrations } from "graphile-worker";
import { workerPool } from "@/lib/adapters/graphile-worker/worker-pool";

const silence = new Logger(() => () => undefined);

/** Makes or brings up to date the tables of the job queue. It holds a lock of its own, so that any number may call at once. */
export async function migrateQueue(databaseUrl: string): Promise<void> {
  const pgPool = workerPool(databaseUrl, 1, () => undefined);
  try {
    await runMigrations({ pgPool, logger: silence });
  } finally {
    await pgPool.end();
  }
}
