import { setTimeout as wait } from "node:timers/promises";
import { type Runner, run } from "graphile-worker";
import { heartbeat } from "@/lib/adapters/graphile-worker/heartbeat";
import { cronItemsOf, eventsTo, loggerTo, taskListOf, type WorkOrder } from "@/lib/adapters/graphile-worker/work-order";
import { workerPool } from "@/lib/adapters/graphile-worker/worker-pool";

export type RunningWorker = {
  /** Takes no new job, waits for those at hand, gives back those that do not end in time, and leaves. */
  stop(): Promise<void>;
};

/** Long enough for a vendor's slow answer, short enough that the whole process leaves within ten seconds (T46). */
const PATIENCE_MS = 7_000;
const RESTART_MS = 2_000;

/** Starts working until told to stop, `concurrency` jobs at once. The queue's tables must be there (`migrateQueue`). */
export async function startWorker(order: WorkOrder & { readonly concurrency: number }): Promise<RunningWorker> {
  const { databaseUrl, log, concurrency } = order;
  // Beside those that take and finish jobs: one to listen, one for the clock's lines, one for the heartbeat.
  const pgPool = workerPool(databaseUrl, concurrency + 3, (error) => log.warn("worker lost a connection", { error }));
  const events = eventsTo(log);
  const pulse = heartbeat(pgPool, events, log);
  const begin = (): Promise<Runner> =>
    run({
      pgPool,
      events,
      concurrency,
      taskList: taskListOf(order.tasks),
      parsedCronItems: cronItemsOf(order.cron),
      logger: loggerTo(log),
      noHandleSignals: true,
      preset: { worker: { gracefulShutdownAbortTimeout: PATIENCE_MS - 1_000 } },
    });

  let stopping = false;
  let runner = await begin();
  /** graphile-worker gives up after ten failures in a row: a database that is away for a minute must not end the work. */
  const keepGoing = async (): Promise<void> => {
    while (!stopping) {
      await runner.promise.catch((error) => log.warn("worker stopped by itself", { error }));
      while (!stopping) {
        await wait(RESTART_MS);
        const next = await begin().catch(() => undefined);
        if (!next) continue;
        runner = next;
        break;
      }
    }
  };
  void keepGoing();
  await pulse.start();

  return {
    stop: async () => {
      stopping = true;
      const stopped = runner.stop().catch((error) => log.warn("worker stopped badly", { error }));
      await Promise.race([stopped, wait(PATIENCE_MS, undefined, { ref: false })]);
      await pulse.stop().catch((error) => log.warn("jobs at hand could not be given back", { error }));
      await pgPool.end();
    },
  };
}
