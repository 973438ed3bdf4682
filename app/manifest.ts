import type { MetadataRoute } from "next";
import { product } from "@/lib/core/kernel/product";

const PAPER = "#faf4e8";

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/",
    name: product.name,
    short_name: product.name,
    description: `${product.tagline} Five AI coaches with a character of their own, and a check-in a day.`,
    lang: "en",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: PAPER,
    theme_color: PAPER,
    categories: ["health", "lifestyle", "productivity"],
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  };
}
