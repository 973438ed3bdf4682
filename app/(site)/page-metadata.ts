import type { Metadata } from "next";
import { product } from "@/lib/core/kernel/product";
import { siteOrigin } from "@/lib/wiring";

export type PageFacts = {
  /** From the root: "/pricing". */
  readonly path: string;
  readonly title: string;
  /** One or two sentences, 50 to 160 characters: what a search result shows. */
  readonly description: string;
};

/** What a public page says about itself to search engines and to those who share it. */
export function pageMetadata({ path, title, description }: PageFacts): Metadata {
  const url = new URL(path, siteOrigin()).href;
  return {
    metadataBase: new URL(siteOrigin()),
    title,
    description,
    alternates: { canonical: url },
    openGraph: { type: "website", siteName: product.name, title, description, url, locale: "en_US" },
    twitter: { card: "summary_large_image", title, description },
  };
}
