import { LegalPage } from "@/components/layout/legal/legal-page";
import { privacyPolicy } from "@/components/layout/legal/texts/privacy-policy";
import { shared } from "@/components/marketing/share-card";
import { product } from "@/lib/core/kernel/product";
import { operatorFacts } from "@/lib/wiring";

/** Static, and made anew at most once an hour: what the operator states in the environment shows without a new build. */
export const revalidate = 3600;

export const metadata = shared({
  path: "/privacy-policy",
  title: "Privacy Policy",
  description: `What ${product.name} knows about you, why, who else sees it and how long it stays, with export and deletion at any time. Your data is not sold.`,
  card: "legal",
  alt: "Ida Rosenquest beside the words: The small print, in plain words.",
});

export default function PrivacyPolicyPage() {
  return <LegalPage text={privacyPolicy(operatorFacts())} />;
}
