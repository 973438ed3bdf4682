import type { Metadata } from "next";
import { VerifyEmailForm } from "@/components/accounts/verify-email/verify-email-form";
import { CoachPortrait } from "@/components/coaches/portraits/portrait";
import { AuthShell } from "@/components/layout/auth-shell";

export const metadata: Metadata = { title: "Verify your email", robots: { index: false } };

export default async function Page({ searchParams }: { searchParams: Promise<{ email?: string | string[] }> }) {
  const { email } = await searchParams;
  return (
    <AuthShell
      title="Verify your email"
      coachKey="zen_kai"
      says="Six signs stand between you and the first step. Breathe. Type them."
      portrait={<CoachPortrait coachKey="zen_kai" size={380} className="h-auto w-full" />}
    >
      <VerifyEmailForm email={typeof email === "string" && email !== "" ? email : null} />
    </AuthShell>
  );
}
