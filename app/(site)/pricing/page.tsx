import { PricingData } from "@/components/billing/pricing-data";
import { PricingPage } from "@/components/billing/pricing-page";
import { shared } from "@/components/marketing/share-card";
import { PAID_PLANS, PLANS, TRIAL_DAYS } from "@/lib/core/billing/plans";
import { formatCents } from "@/lib/core/kernel/money";
import { operatorFacts, siteOrigin } from "@/lib/wiring";

/** Static; members are met by the browser's own questions (`useMembership`). */
export const revalidate = 3600;

const lowest = formatCents(Math.min(...PAID_PLANS.map((plan) => PLANS[plan].prices.yearPerMonth)));
const names = PAID_PLANS.map((plan) => PLANS[plan].name).join(", ");

export const metadata = shared({
  path: "/pricing",
  title: "Pricing",
  description: `Five AI coaches from ${lowest} a month. ${TRIAL_DAYS} days free, no card, cancel any time. ${names}: billed monthly or annually.`,
  card: "pricing",
  alt: "Mistress Achieva beside the words: Three plans. Three free days.",
});

export default function Pricing() {
  return (
    <>
      <PricingData origin={siteOrigin()} />
      <PricingPage supportEmail={operatorFacts().supportEmail} />
    </>
  );
}
