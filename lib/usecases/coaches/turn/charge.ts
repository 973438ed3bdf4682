import type { Scope } from "@/lib/adapters/prisma/atomically";
import type { Member } from "@/lib/core/accounts/actor";
import { refuseUpgrade, upgradeInfo } from "@/lib/core/billing/upgrade-info";
import { addDays, dayBounds, type LocalDate, localDate, today } from "@/lib/core/kernel/day";
import type { Scene } from "@/lib/usecases/coaches/turn/scene";

/** Takes one of the day's messages, or answers the 402 of R1 with the time from which there are new ones (`resetsAt`). */
export async function charge({ chatAllowances }: Scope, { userId }: Member, scene: Scene): Promise<LocalDate> {
  const { allowed, billing, moment, known } = scene;
  const { zone, dayStartHour, now } = moment;
  const day = today(moment);
  const since = billing.trialStartedAt && localDate(billing.trialStartedAt, zone, dayStartHour);
  const inAll = allowed.messagesInAll !== null && since ? { since, messages: allowed.messagesInAll } : null;
  const perDay = allowed.messagesPerDay;
  if (await chatAllowances.take(userId, day, { perDay, inAll })) return day;
  const used = await chatAllowances.used(userId, day, since);
  const isForToday = inAll === null || used.inAll < inAll.messages;
  const info = upgradeInfo(billing, known.openGoals, "messages", now);
  if (!isForToday) return refuseUpgrade({ ...info, upgradeMessage: TRIAL_USED });
  const resetsAt = dayBounds(addDays(day, 1), zone, dayStartHour).start.toISOString();
  return refuseUpgrade({ ...info, upgradeMessage: usedToday(perDay), ...{ resetsAt } });
}

const TRIAL_USED = "You've used all the coach messages of your trial. Upgrade to keep the conversation going.";
const usedToday = (messages: number) =>
  `You've used all ${messages} coach messages for today. New ones arrive tomorrow, or upgrade to keep the conversation going.`;
