import type { Payload, TaskName } from "@/lib/core/kernel/job";

/** What is done for each task. Whatever throws is tried again later, with growing pauses. */
export type Tasks = { readonly [Task in TaskName]: (payload: Omit<Payload<Task>, "task">) => Promise<unknown> };

/** When a task begins by the clock (UTC): a crontab's five fields. A slot missed while nothing ran is made up within `catchUpMs`. */
export type CronLine = { readonly task: TaskName; readonly at: string; readonly catchUpMs?: number };

/** All that a worker does: by request and by the clock. */
export type Work = { readonly tasks: Tasks; readonly cron: readonly CronLine[] };
