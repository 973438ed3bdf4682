import type { ReactNode } from "react";
import { DemoBanner } from "@/components/layout/demo-banner";
import { demoNotice } from "@/lib/wiring";

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <DemoBanner text={demoNotice()} />
      {children}
    </>
  );
}
