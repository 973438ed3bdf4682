import { EventEmitter } from "node:events";
import {
  type CronItem,
  Logger,
  type ParsedCronItem,
  parseCronItems,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";
import type { Log } from "@/lib/core/kernel/log";
import type { CronLine, Tasks } from "@/lib/core/kernel/work";

/** What there is to do, how often by itself, and whom to tell of failures. */
export type WorkOrder = {
  readonly databaseUrl: string;
  readonly tasks: Tasks;
  readonly cron: readonly CronLine[];
  readonly log: Log;
};

/** One run of a line waits at most: two workers, a slow run or `--once` beside them never pile it up. */
export const keyOf = ({ task, at }: CronLine): string => `cron:${task}:${at}`;
export const CRON_ATTEMPTS = 5;

export const taskListOf = (tasks: Tasks): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, act]) => [
      name,
      (payload: unknown) => act(payload as never).then(() => undefined),
    ]),
  );

export const cronItemsOf = (lines: readonly CronLine[]): ParsedCronItem[] =>
  parseCronItems(
    lines.map((line): CronItem => {
      const options = { backfillPeriod: line.catchUpMs ?? 0, jobKey: keyOf(line), maxAttempts: CRON_ATTEMPTS };
      return { task: line.task, match: line.at, identifier: keyOf(line), options };
    }),
  );

/** Jobs that fail are the operator's business; what a job carried is nobody's (T45). */
export function eventsTo(log: Log): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on("job:error", ({ job, error }) =>
    log.warn("job failed", { task: job.task_identifier, jobId: job.id, attempt: job.attempts, error }),
  );
  events.on("job:failed", ({ job, error }) =>
    log.error("job given up", { task: job.task_identifier, jobId: job.id, error }),
  );
  return events;
}

/** graphile-worker's own lines: its errors only, and not those of jobs, which are told above. */
export const loggerTo = (log: Log): Logger =>
  new Logger(() => (level, message) => {
    if (level === "error" && !message.startsWith("Failed task")) log.warn("worker", { message });
  });
