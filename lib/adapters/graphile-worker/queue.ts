import type { Queue } from "@/lib/core/kernel/queue";

/** Runs one statement; placeholders are $1, $2 … Inside a transaction when that is where it comes from. */
type RunSql = (sql: string, ...values: unknown[]) => Promise<unknown>;

/** Tries in all; the pauses between them grow as e^n seconds: about 2 s, 7 s, 20 s … 2 h, two days together. */
const MAX_ATTEMPTS = 18;

const ADD_JOB = `select 1 from graphile_worker.add_job(
  $1::text, payload := $2::json, run_at := $3::timestamptz, max_attempts := $4::int, job_key := $5::text)`;

/** The `Queue` port over graphile-worker's own function, so that a job is a row like any other of the transaction. */
export const jobQueue = (run: RunSql): Queue => ({
  add: async ({ task, ...payload }, { key, runAt } = {}) => {
    await run(ADD_JOB, task, JSON.stringify(payload), runAt?.toISOString() ?? null, MAX_ATTEMPTS, key ?? null);
  },
});
