"use client";

import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { useMembership } from "@/lib/client/membership";
import { type Interval, type PaidPlan, PLANS } from "@/lib/core/billing/plans";
import { subscribeAddress } from "@/lib/core/billing/subscribe-address";

const INTERVALS: readonly Interval[] = ["year", "month"];

type PlanChoiceProps = {
  plan: PaidPlan;
  prominent: boolean;
  /** Classes that show what belongs to the chosen interval. */
  shownFor: Readonly<Record<Interval, string>>;
};

/** The way from a plan to its checkout, one link for each interval; a member's own plan leads to its settings. */
export function PlanChoice({ plan, prominent, shownFor }: PlanChoiceProps) {
  const member = useMembership();
  const dress = cn(buttonVariants({ variant: prominent ? "default" : "outline", size: "lg" }), "w-full");
  if (member?.plan === plan && member.trialStatus !== "active") {
    return (
      <Link
        href="/settings"
        prefetch={false}
        className={cn(buttonVariants({ variant: "outline", size: "lg" }), "w-full")}
      >
        Your current plan
      </Link>
    );
  }
  return (
    <div>
      {INTERVALS.map((interval) => (
        <div key={interval} className={shownFor[interval]}>
          <Link href={subscribeAddress(plan, interval)} prefetch={false} className={dress}>
            Choose {PLANS[plan].name}
            <span className="sr-only">, {interval === "year" ? "billed annually" : "billed monthly"}</span>
          </Link>
        </div>
      ))}
    </div>
  );
}
