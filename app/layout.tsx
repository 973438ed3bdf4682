import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { product } from "@/lib/core/kernel/product";
import { fonts } from "./fonts";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: `${product.name} · ${product.tagline}`, template: `%s · ${product.name}` },
  description: `${product.tagline} Five AI coaches with a character of their own, one that fits yours, and a check-in a day.`,
  applicationName: product.name,
  icons: { icon: { url: "/icon.svg", type: "image/svg+xml" }, apple: "/icons/apple-touch-icon.png" },
  formatDetection: { telephone: false },
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#faf4e8" },
    { media: "(prefers-color-scheme: dark)", color: "#141722" },
  ],
};

/** Static on purpose: it reads no cookie, so that every page beneath may be static too. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fonts}>
      <body>
        <a
          href="#content"
          className="fixed top-3 left-3 z-100 -translate-y-24 rounded-full bg-ink px-5 py-3 font-semibold text-background focus:translate-y-0"
        >
          Skip to content
        </a>
        {children}
      </body>
    </html>
  );
}
