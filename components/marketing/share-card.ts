import type { Metadata } from "next";
import { product } from "@/lib/core/kernel/product";

/** The pictures under /og, printed by scripts/videos/render.ts. */
export type CardName = "home" | "coach-showcase" | "pricing" | "legal" | "safety";

type Share = { path: string; title: string; description: string; card: CardName; alt: string };

/** Everything a search engine or a shared link asks of a public page; `title` may be absolute for the landing page. */
export function shared({ path, title, description, card, alt }: Share): Metadata {
  const image = { url: `/og/${card}.png`, width: 1200, height: 630, alt };
  return {
    title: path === "/" ? { absolute: title } : title,
    description,
    alternates: { canonical: path },
    openGraph: {
      type: "website",
      siteName: product.name,
      locale: "en_US",
      url: path,
      title,
      description,
      images: [image],
    },
    twitter: { card: "summary_large_image", title, description, images: [image] },
  };
}
