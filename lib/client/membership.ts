import useSWR from "swr";
import { api } from "@/lib/client/fetch";
import { useUser } from "@/lib/client/use-user";
import type { PaidPlan } from "@/lib/core/billing/plans";
import type { TrialUsage } from "@/lib/core/billing/trial-usage";

const USAGE_KEY = "/api/trial/usage";

/** What the pricing page says to whoever is signed in. */
export type Membership = {
  readonly plan: PaidPlan | null;
  readonly isPaymentFailed: boolean;
  readonly trialStatus: string;
  /** Null when it could not be read, and outside a trial. */
  readonly usage: Pick<TrialUsage, "daysRemaining" | "goalsUsed" | "goalLimit"> | null;
};

/** Null for a visitor, and until it is known. All who ask on one page share one request. */
export function useMembership(): Membership | null {
  const { user } = useUser();
  const isTrying = user?.trialStatus === "active";
  const { data: usage, isLoading } = useSWR<TrialUsage>(isTrying ? USAGE_KEY : null, () => api("GET", USAGE_KEY), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  // The banner speaks once, when it knows all it can.
  if (!user || (isTrying && isLoading)) return null;
  return {
    plan: user.subscriptionPlan,
    isPaymentFailed: user.subscriptionStatus === "incomplete",
    trialStatus: user.trialStatus,
    usage: usage ?? null,
  };
}
