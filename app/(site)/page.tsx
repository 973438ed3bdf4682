import { SiteShell } from "@/components/layout/site-shell";
import { ClosingCall } from "@/components/marketing/landing/closing-call";
import { CoachCards } from "@/components/marketing/landing/coach-cards";
import { GoalGrid } from "@/components/marketing/landing/goal-grid";
import { Hero } from "@/components/marketing/landing/hero";
import { Previews } from "@/components/marketing/landing/previews";
import { TrialCall } from "@/components/marketing/landing/trial-call";
import { Organization } from "@/components/marketing/organization";
import { shared } from "@/components/marketing/share-card";
import { SiteBar } from "@/components/marketing/site-bar";
import { product } from "@/lib/core/kernel/product";
import { operatorFacts, siteOrigin } from "@/lib/wiring";

/** What the operator states in the environment shows within the hour, without a new build. */
export const revalidate = 3600;

export const metadata = shared({
  path: "/",
  title: `${product.name} · ${product.tagline}`,
  description: `Goals aren't the problem. Motivation is. Five AI coaches with a character of their own, one that fits yours, and a check-in a day. 3 days free.`,
  card: "home",
  alt: "The five coaches of GoalCoach, side by side and cheering.",
});

/** Static, and for the signed-out alone: middleware shows members their overview at this address. */
export default function Landing() {
  const { supportEmail } = operatorFacts();
  return (
    <SiteShell bar={<SiteBar visitorsOnly />} supportEmail={supportEmail}>
      <Organization origin={siteOrigin()} supportEmail={supportEmail} />
      <Hero />
      <Previews />
      <TrialCall />
      <CoachCards />
      <GoalGrid />
      <ClosingCall />
    </SiteShell>
  );
}
