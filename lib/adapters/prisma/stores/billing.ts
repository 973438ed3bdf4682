import type { Db } from "@/lib/adapters/prisma/client";
import { dateOf, dayOf } from "@/lib/adapters/prisma/stores/columns";
import type { EmailAddress } from "@/lib/core/accounts/email-address";
import type { MemberBilling, SubscriptionFacts, SubscriptionStatus } from "@/lib/core/billing/allowance";
import type { Interval, PaidPlan } from "@/lib/core/billing/plans";
import type { LocalDate } from "@/lib/core/kernel/day";
import type { UserId } from "@/lib/core/kernel/id";

type Row = {
  readonly trialStartedAt: Date | null;
  readonly isCheckoutUnfinished: boolean;
  readonly plan: PaidPlan | null;
  readonly interval: Interval;
  readonly status: SubscriptionStatus;
  readonly currentPeriodEnd: Date | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly trialEnd: Date | null;
  readonly hasPaymentMethod: boolean;
  readonly gracePeriodEnd: Date | null;
};

export const billingStore = (db: Db) => ({
  /** All that decides what a member may do, in one query (R1, R2). */
  async facts(userId: UserId): Promise<MemberBilling> {
    const [row] = await db.$queryRaw<Row[]>`
      select users.trial_started_at as "trialStartedAt",
        exists (select from checkout where user_id = users.id and confirmed_at is null) and not exists (
          select from checkout where user_id = users.id and confirmed_at is not null) as "isCheckoutUnfinished",
        its.plan, its.interval, its.status, its.current_period_end as "currentPeriodEnd",
        its.cancel_at_period_end as "cancelAtPeriodEnd", its.trial_end as "trialEnd",
        its.has_payment_method as "hasPaymentMethod", its.grace_period_end as "gracePeriodEnd"
      from users left join subscription as its on its.user_id = users.id where users.id = ${userId}::uuid`;
    if (!row) return { trialStartedAt: null, isCheckoutUnfinished: false, subscription: null };
    const { trialStartedAt, isCheckoutUnfinished, plan, ...rest } = row;
    const subscription: SubscriptionFacts | null = plan && { plan, ...rest };
    return { trialStartedAt, isCheckoutUnfinished, subscription };
  },

  /** Where the member can be known again, though the account be deleted: for one trial a person (T19). */
  async addressOf(userId: UserId): Promise<EmailAddress | null> {
    const found = await db.user.findUnique({ where: { id: userId }, select: { email: true } });
    return found && (found.email as EmailAddress);
  },

  /** False when this person has had a trial before, under this account or another. */
  async claimTrial(userId: UserId, hash: string, now: Date): Promise<boolean> {
    const isFirst = await db.$executeRaw`
      insert into trial_claim (hash, kind, claimed_at) values (${hash}, 'address', ${now}) on conflict do nothing`;
    if (isFirst === 0) return false;
    const started = await db.user.updateMany({
      where: { id: userId, trialStartedAt: null },
      data: { trialStartedAt: now },
    });
    return started.count > 0;
  },

  /** Coach messages that counted: today's, and all since the local day on which the trial began. */
  async messagesUsed(
    userId: UserId,
    today: LocalDate,
    since: LocalDate | null,
  ): Promise<{ readonly today: number; readonly inTrial: number }> {
    const rows = await db.chatAllowance.findMany({ where: { userId, day: { gte: dateOf(since ?? today) } } });
    const total = (days: typeof rows) => days.reduce((all, { used }) => all + used, 0);
    return {
      today: total(rows.filter(({ day }) => dayOf(day) === today)),
      inTrial: since === null ? 0 : total(rows),
    };
  },
});
