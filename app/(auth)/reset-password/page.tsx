import type { Metadata } from "next";
import { ResetPasswordForm } from "@/components/accounts/reset-password/reset-password-form";
import { CoachPortrait } from "@/components/coaches/portraits/portrait";
import { AuthShell } from "@/components/layout/auth-shell";

/** The link in the address is a key: nobody else is told where the person came from. */
export const metadata: Metadata = { title: "Reset your password", robots: { index: false }, referrer: "no-referrer" };

export default async function Page({ searchParams }: { searchParams: Promise<{ token?: string | string[] }> }) {
  const { token } = await searchParams;
  return (
    <AuthShell
      title="Reset your password"
      subtitle="Choose a new one. It replaces the old one everywhere."
      coachKey="ida"
      says="Happens to all of us, dear. A fresh one, and off you go."
      portrait={<CoachPortrait coachKey="ida" size={380} className="h-auto w-full" />}
    >
      <ResetPasswordForm token={typeof token === "string" && token !== "" ? token : null} />
    </AuthShell>
  );
}
