import { mint } from "@/lib/core/accounts/actor";
import type { CronLine, Tasks } from "@/lib/core/kernel/work";
import { house } from "@/lib/wiring";

/** The house itself acts: each task is one call of a verb. */
const system = mint.system();

export const tasks: Tasks = {
  send_email: ({ letter }) => house().sendEmail(system, letter),
  begin_password_reset: ({ email }) => house().beginPasswordReset(system, { email }),
  resend_verification: ({ email }) => house().resendVerification(system, { email }),
  tidy: () => house().tidy(system),
};

/** UTC. */
export const cron: readonly CronLine[] = [{ task: "tidy", at: "17 3 * * *", catchUpMs: 12 * 3_600_000 }];
