import { LegalPage } from "@/components/layout/legal/legal-page";
import { termsOfUse } from "@/components/layout/legal/texts/terms-of-use";
import { shared } from "@/components/marketing/share-card";
import { product } from "@/lib/core/kernel/product";
import { operatorFacts } from "@/lib/wiring";

/** Static, and made anew at most once an hour: what the operator states in the environment shows without a new build. */
export const revalidate = 3600;

export const metadata = shared({
  path: "/terms-of-use",
  title: "Terms of Use",
  description: `The rules for using ${product.name}: accounts, trial, billing and cancelling, text messages, and what AI coaching is not.`,
  card: "legal",
  alt: "Ida Rosenquest beside the words: The small print, in plain words.",
});

export default function TermsOfUsePage() {
  return <LegalPage text={termsOfUse(operatorFacts())} />;
}
