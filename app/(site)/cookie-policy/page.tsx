import { LegalPage } from "@/components/layout/legal/legal-page";
import { cookiePolicy } from "@/components/layout/legal/texts/cookie-policy";
import { shared } from "@/components/marketing/share-card";
import { product } from "@/lib/core/kernel/product";
import { operatorFacts } from "@/lib/wiring";

/** Static, and made anew at most once an hour: what the operator states in the environment shows without a new build. */
export const revalidate = 3600;

export const metadata = shared({
  path: "/cookie-policy",
  title: "Cookie Policy",
  description: `Every cookie that ${product.name} sets, by name, with its purpose and its life. No analytics and no advertising cookies.`,
  card: "legal",
  alt: "Ida Rosenquest beside the words: The small print, in plain words.",
});

export default function CookiePolicyPage() {
  return <LegalPage text={cookiePolicy(operatorFacts())} />;
}
