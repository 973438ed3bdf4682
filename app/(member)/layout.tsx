import type { ReactNode } from "react";
import { UserMenu } from "@/components/accounts/user-menu";
import { ZoneKeeper } from "@/components/accounts/zone-keeper";
import { DemoBanner } from "@/components/layout/demo-banner";
import { MemberShell } from "@/components/layout/member-shell";
import { memberHere, userOf } from "@/lib/http/pages/require-member";
import { demoNotice } from "@/lib/wiring";

/** Around every member page. It guards nothing: each page does that itself, and a layout may outlive a sign-out. */
export default async function MemberLayout({ children }: { children: ReactNode }) {
  const member = await memberHere();
  const user = member && (await userOf(member));
  return (
    <MemberShell banner={<DemoBanner text={demoNotice()} />} userMenu={user && <UserMenu {...user} />}>
      {user && <ZoneKeeper timezone={user.timezone} />}
      {children}
    </MemberShell>
  );
}
