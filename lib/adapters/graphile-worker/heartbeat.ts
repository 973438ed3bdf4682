import type { WorkerEvents } from "graphile-worker";
import type { Pool } from "pg";
import type { Log } from "@/lib/core/kernel/log";

const BEAT_MS = 5_000;
/** A worker that has been silent this long is dead, and what it held is given to the others. */
const SILENCE = "30 seconds";

const BEAT =
  "insert into heartbeat (worker, at) select unnest($1::text[]), now() on conflict (worker) do update set at = now()";
const DEAD = `select distinct locked_by from graphile_worker._private_jobs as job
  where locked_by is not null and locked_at < now() - interval '${SILENCE}'
    and not exists (select from heartbeat where worker = job.locked_by and at > now() - interval '${SILENCE}')`;

/**
 * Tells the database that the workers of this process live, and frees the jobs of those that no longer do: a process
 * that was killed cannot unlock its jobs, and graphile-worker by itself would wait four hours for it.
 */
export function heartbeat(pool: Pool, events: WorkerEvents, log: Log) {
  const mine = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  events.on("worker:create", ({ worker }) => mine.add(worker.workerId));
  events.on("worker:stop", ({ worker }) => mine.delete(worker.workerId));

  const free = (workers: string[]) => pool.query("select graphile_worker.force_unlock_workers($1::text[])", [workers]);
  const beat = async () => {
    await pool.query(BEAT, [[...mine]]);
    const { rows } = await pool.query(DEAD);
    if (rows.length === 0) return;
    await free(rows.map((row) => row.locked_by));
    log.warn("jobs of dead workers were freed", { workers: rows.length });
  };
  const tick = () => beat().catch((error) => log.warn("heartbeat missed", { error }));

  return {
    start: async () => {
      await tick();
      timer = setInterval(tick, BEAT_MS);
    },
    /** What a worker of ours still holds now, it will not finish. */
    stop: async () => {
      clearInterval(timer);
      await free([...mine]);
      await pool.query("delete from heartbeat where at < now() - interval '1 day'");
    },
  };
}
