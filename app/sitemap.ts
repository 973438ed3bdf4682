import type { MetadataRoute } from "next";
import { legalUpdated } from "@/lib/core/kernel/product";
import { siteOrigin } from "@/lib/wiring";

export const dynamic = "force-dynamic";

const LEGAL = ["/safety", "/privacy-policy", "/terms-of-use", "/cookie-policy"];

/** Every page that a visitor can find without signing in. */
export default function sitemap(): MetadataRoute.Sitemap {
  const origin = siteOrigin();
  return [
    { url: `${origin}/`, priority: 1 },
    { url: `${origin}/coach-showcase`, priority: 0.8 },
    { url: `${origin}/pricing`, priority: 0.8 },
    ...LEGAL.map((path) => ({ url: `${origin}${path}`, lastModified: legalUpdated.day, priority: 0.3 })),
  ];
}
