import type { Account } from "@/lib/core/accounts/account";
import type { Member } from "@/lib/core/accounts/actor";
import { planLabel, subscriptionItem } from "@/lib/core/billing/plan-labels";
import { TRIAL_DAYS } from "@/lib/core/billing/plans";
import { trialStatus } from "@/lib/core/billing/trial";
import type { UserId } from "@/lib/core/kernel/id";
import { refuse } from "@/lib/core/kernel/refusal";
import type { Needs } from "@/lib/usecases/needs";

/** The user as spec 1 §3 and spec 2 §3 read them, with the labels of the user dropdown (spec 1 §4). */
export type UserFacts = Pick<
  Account,
  | "id"
  | "email"
  | "firstName"
  | "lastName"
  | "profileImageUrl"
  | "role"
  | "isActive"
  | "timezone"
  | "totalPoints"
  | "createdAt"
> & {
  readonly subscriptionPlan: "basic" | "pro" | "unlimited" | null;
  readonly subscriptionStatus: string | null;
  readonly trialStatus: string;
  readonly trialStartDate: Date | null;
  readonly trialDurationDays: number;
  readonly gracePeriodEnd: Date | null;
  readonly planLabel: string;
  readonly subscriptionItem: string;
};

type Reads = Pick<Needs, "stores" | "clock">;

/** Everything about one user that their own pages read; refuses `not_found` when they are gone. */
export const describeUser =
  ({ stores, clock }: Reads) =>
  async (userId: UserId): Promise<UserFacts> => {
    const [account, billing] = await Promise.all([stores.accounts.find(userId), stores.billing.facts(userId)]);
    if (!account) return refuse("not_found", "Not found");
    const now = clock.now();
    const running = billing.subscription?.status === "canceled" ? null : billing.subscription;
    const { id, email, firstName, lastName, profileImageUrl, role, isActive, timezone, totalPoints, createdAt } =
      account;
    return {
      // One by one: whatever else the account has must not travel on to a page (T34).
      ...{ id, email, firstName, lastName, profileImageUrl, role, isActive, timezone, totalPoints, createdAt },
      subscriptionPlan: running?.plan ?? null,
      subscriptionStatus: running?.status ?? null,
      trialStatus: trialStatus(billing, now),
      trialStartDate: billing.trialStartedAt,
      trialDurationDays: TRIAL_DAYS,
      gracePeriodEnd: running?.gracePeriodEnd ?? null,
      planLabel: planLabel(billing, now),
      subscriptionItem: subscriptionItem(billing, now),
    };
  };

/** GET /api/auth/user (spec 1 §7). */
export const getUser = (needs: Reads) => (member: Member) => describeUser(needs)(member.userId);
