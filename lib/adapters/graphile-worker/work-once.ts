import { runOnce } from "graphile-worker";
import {
  CRON_ATTEMPTS,
  eventsTo,
  keyOf,
  loggerTo,
  taskListOf,
  type WorkOrder,
} from "@/lib/adapters/graphile-worker/work-order";
import { workerPool } from "@/lib/adapters/graphile-worker/worker-pool";

const ADD_LINE = "select 1 from graphile_worker.add_job($1::text, job_key := $2::text, max_attempts := $3::int)";

/** Does what is due, the clock's lines included, and returns: for hosts without long-running processes. Safe twice at once. */
export async function workOnce({ databaseUrl, tasks, cron, log }: WorkOrder): Promise<void> {
  const pgPool = workerPool(databaseUrl, 4, (error) => log.warn("worker lost a connection", { error }));
  try {
    for (const line of cron) await pgPool.query(ADD_LINE, [line.task, keyOf(line), CRON_ATTEMPTS]);
    await runOnce({
      pgPool,
      events: eventsTo(log),
      taskList: taskListOf(tasks),
      logger: loggerTo(log),
      noHandleSignals: true,
    });
  } finally {
    await pgPool.end();
  }
}
