import { z } from "zod";

/** What a balancer or a supervisor asks (`/api/health`, `/api/ready`). */
export const health = z.object({ status: z.literal("ok") });

export const readinessView = z.object({
  status: z.enum(["ready", "not_ready"]),
  checks: z.object({ database: z.boolean(), migrations: z.boolean(), worker: z.boolean() }),
});
