import { mint } from "@/lib/core/accounts/actor";
import type { Tasks, Work } from "@/lib/core/kernel/work";
import { type House, house as ourHouse } from "@/lib/wiring";

/** The house itself acts: each task is one call of a verb. */
const system = mint.system();

/** `house` is asked for with the first job: tests bring their own. */
export const tasksOf = (house: () => House): Tasks => ({
  send_email: ({ letter }) => house().sendEmail(system, letter),
  begin_password_reset: ({ email }) => house().beginPasswordReset(system, { email }),
  resend_verification: ({ email }) => house().resendVerification(system, { email }),
  tidy: () => house().tidy(system),
});

const tasks: Tasks = tasksOf(ourHouse);

/** What the worker does when asked, and what it does by the clock (UTC). */
export const work: Work = { tasks, cron: [{ task: "tidy", at: "17 3 * * *", catchUpMs: 12 * 3_600_000 }] };
