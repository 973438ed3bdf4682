"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { Alert, AlertTitle } from "@/components/ui/alert";
import { type Membership, useMembership } from "@/lib/client/membership";
import { NO_LIMIT, PLANS } from "@/lib/core/billing/plans";
import { subscribeAddress } from "@/lib/core/billing/subscribe-address";

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

/** The current plan or the free trial of whoever is signed in (spec 2 §2); nothing for a visitor. */
export function MembershipBanner() {
  const member = useMembership();
  const words = member && bannerOf(member);
  if (!words) return null;
  return (
    <Alert variant={words.variant} className="mx-auto w-full max-w-2xl animate-rise">
      <AlertTitle>{words.title}</AlertTitle>
      {words.text}
    </Alert>
  );
}

type Banner = { variant: "default" | "positive" | "warning"; title: string; text: ReactNode };

export function bannerOf({ plan, isPaymentFailed, trialStatus, usage }: Membership): Banner | null {
  if (isPaymentFailed) {
    return {
      variant: "warning",
      title: "Your last payment failed",
      text: <Way href="/update-payment">Update Payment Method</Way>,
    };
  }
  if (trialStatus === "active") return trialBanner(plan, usage);
  if (trialStatus === "payment_required") {
    return {
      variant: "warning",
      title: "Payment Required",
      text: <Way href={subscribeAddress(plan ?? "basic", "year")}>Complete Setup</Way>,
    };
  }
  if (plan === null) return null;
  return {
    variant: "default",
    title: `Current plan: ${PLANS[plan].name}`,
    text: (
      <p>
        You can switch below, or <Way href="/settings">manage your subscription</Way>.
      </p>
    ),
  };
}

function trialBanner(plan: Membership["plan"], usage: Membership["usage"]): Banner {
  const days = usage ? `${plural(usage.daysRemaining, "day")} left` : "active";
  const limit = usage?.goalLimit ?? PLANS.trial.goalLimit;
  return {
    variant: "positive",
    title: `Free trial: ${days}`,
    text: (
      <p>
        {usage && `${usage.goalsUsed} of ${limit === NO_LIMIT ? "any number of" : limit} goals used. `}
        {plan
          ? `${PLANS[plan].name} begins when it ends.`
          : "Choose a plan now or later: you pay nothing until it ends."}
      </p>
    ),
  };
}

function Way({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} prefetch={false} className="font-semibold underline underline-offset-4">
      {children}
    </Link>
  );
}
