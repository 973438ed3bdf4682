import { product } from "@/lib/core/kernel/product";

/** Who we are, for search engines (schema.org Organization). */
export function Organization({ origin, supportEmail }: { origin: string; supportEmail: string }) {
  const facts = {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: product.name,
    slogan: product.tagline,
    url: origin,
    logo: `${origin}/icon.svg`,
    image: `${origin}/og/home.png`,
    contactPoint: { "@type": "ContactPoint", contactType: "customer support", email: supportEmail },
  };
  return <script type="application/ld+json">{JSON.stringify(facts)}</script>;
}
