import { SiteShell } from "@/components/layout/site-shell";
import { shared } from "@/components/marketing/share-card";
import { CoachShowcase } from "@/components/marketing/showcase/coach-showcase";
import { SiteBar } from "@/components/marketing/site-bar";
import { operatorFacts } from "@/lib/wiring";

/** What the operator states in the environment shows within the hour, without a new build. */
export const revalidate = 3600;

export const metadata = shared({
  path: "/coach-showcase",
  title: "Meet Your Coaches",
  description:
    "Sergeant Miles, Ida, Questy, Kai and Achieva introduce themselves. Five AI coaches; one of them talks the way you need to hear it.",
  card: "coach-showcase",
  alt: "Questy Brinkley winks beside the words “Meet Your Coaches”.",
});

/** Static; the coach of `?coach=` is found in the browser. */
export default function CoachShowcasePage() {
  return (
    <SiteShell bar={<SiteBar />} supportEmail={operatorFacts().supportEmail}>
      <CoachShowcase />
    </SiteShell>
  );
}
