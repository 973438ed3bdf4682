import type { Job } from "@/lib/core/kernel/job";

/** Background work. Given inside `atomically`, the job commits or vanishes with everything else in the transaction. */
export interface Queue {
  /** `key` makes a job unique while it waits: the same key again replaces it. `runAt` defaults to at once. */
  add(job: Job, options?: { readonly key?: string; readonly runAt?: Date }): Promise<void>;
}
