import { LegalPage } from "@/components/layout/legal/legal-page";
import { safetyProtocol } from "@/components/layout/legal/texts/safety-protocol";
import { shared } from "@/components/marketing/share-card";
import { product } from "@/lib/core/kernel/product";
import { operatorFacts } from "@/lib/wiring";

/** Static, and made anew at most once an hour: what the operator states in the environment shows without a new build. */
export const revalidate = 3600;

export const metadata = shared({
  path: "/safety",
  title: "Safety and helplines",
  description: `Helplines by country, and what ${product.name} does when somebody’s words sound like danger. Safety comes before a coach’s character.`,
  card: "safety",
  alt: "Zen Master Kai beside the words: How your coach keeps you safe.",
});

export default function SafetyPage() {
  return <LegalPage text={safetyProtocol(operatorFacts())} />;
}
