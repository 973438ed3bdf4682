import type { Metadata } from "next";
import type { ReactNode } from "react";
import { DemoBanner } from "@/components/layout/demo-banner";
import { demoNotice, siteOrigin } from "@/lib/wiring";

/** Canonical and picture addresses of all public pages are relative to where this installation lives. */
export function generateMetadata(): Metadata {
  return { metadataBase: new URL(siteOrigin()) };
}

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <DemoBanner text={demoNotice()} />
      {children}
    </>
  );
}
