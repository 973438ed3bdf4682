import { PAID_PLANS, PLANS, priceName } from "@/lib/core/billing/plans";
import { subscribeAddress } from "@/lib/core/billing/subscribe-address";
import { product } from "@/lib/core/kernel/product";
import { PRICING_QUESTIONS } from "./pricing-questions";

const dollars = (cents: number) => (cents / 100).toFixed(2);

/** The plans and the questions as search engines read them (schema.org). `origin` is the installation's own. */
export function pricingData(origin: string) {
  const offers = PAID_PLANS.flatMap((plan) =>
    (["year", "month"] as const).map((interval) => ({
      "@type": "Offer",
      sku: priceName(plan, interval),
      name: `${PLANS[plan].name}, ${interval === "year" ? "annual" : "monthly"}`,
      price: dollars(PLANS[plan].prices[interval]),
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
      url: new URL(subscribeAddress(plan, interval), origin).href,
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: dollars(PLANS[plan].prices[interval]),
        priceCurrency: "USD",
        billingDuration: interval === "year" ? "P1Y" : "P1M",
      },
    })),
  );
  const questions = PRICING_QUESTIONS.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  }));
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Product",
        name: product.name,
        description: `${product.tagline} Goal coaching with five AI coaches.`,
        image: new URL("/icons/icon-512.png", origin).href,
        brand: { "@type": "Brand", name: product.name },
        offers,
      },
      { "@type": "FAQPage", mainEntity: questions },
    ],
  };
}

export function PricingData({ origin }: { origin: string }) {
  const json = JSON.stringify(pricingData(origin)).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own table as JSON, with every "<" escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
