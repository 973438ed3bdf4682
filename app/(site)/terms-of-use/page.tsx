import { LegalPage } from "@/components/layout/legal/legal-page";
import { termsOfUse } from "@/components/layout/legal/texts/terms-of-use";
import { product } from "@/lib/core/kernel/product";
import { operatorFacts } from "@/lib/wiring";
import { pageMetadata } from "../page-metadata";

/** Static, and made anew at most once an hour: what the operator states in the environment shows without a new build. */
export const revalidate = 3600;

export const generateMetadata = () =>
  pageMetadata({
    path: "/terms-of-use",
    title: "Terms of Use",
    description: `The rules for using ${product.name}: accounts, trial, billing and cancelling, text messages, and what AI coaching is not.`,
  });

export default function TermsOfUsePage() {
  return <LegalPage text={termsOfUse(operatorFacts())} />;
}
