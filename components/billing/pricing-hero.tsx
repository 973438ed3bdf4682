"use client";

import Link from "next/link";
import { useSearchParams } from "next/navigation";
import type { ReactNode } from "react";
import { TRIAL_DAYS } from "@/lib/core/billing/plans";

/** What every visitor meets, and what the static page holds. */
export function PricingHero() {
  return (
    <Heading
      title={
        <>
          All five coaches. <span className="marker">One small price.</span>
        </>
      }
    >
      Start with {TRIAL_DAYS} free days, without a card. Stay on the plan that fits how many goals you chase, and cancel
      any time.
    </Heading>
  );
}

/** The same, or a welcome for somebody who has just created a first goal (`/pricing?firstGoal=true`). */
export function ArrivalHero() {
  if (useSearchParams().get("firstGoal") !== "true") return <PricingHero />;
  return (
    <Heading
      title={
        <>
          Your first goal is set. <span className="marker">Well begun!</span>
        </>
      }
    >
      Your coach is ready, and you can start right away. If you want room for more goals and more conversation, choose a
      plan now; or look around first and{" "}
      <Link href="/dashboard" className="text-link">
        go to your dashboard
      </Link>
      .
    </Heading>
  );
}

function Heading({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-3xl gap-4 text-center">
      <h1 className="text-display font-extrabold">{title}</h1>
      <p className="mx-auto max-w-xl text-lg text-ink-muted">{children}</p>
    </div>
  );
}
