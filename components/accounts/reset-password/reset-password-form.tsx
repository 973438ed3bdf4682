"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { PasswordField } from "@/components/accounts/sign-in/password-field";
import { type FieldErrors, typed, useSubmit } from "@/components/accounts/sign-in/use-submit";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-board";
import { resetPassword } from "@/lib/client/accounts";

const MISMATCH = "Passwords don't match";
const SHORT = "Password must be at least 8 characters long";

function check(form: FormData): FieldErrors {
  const [password, again] = [typed(form, "password"), typed(form, "again")];
  if (password !== again) return { again: MISMATCH };
  return [...password].length < 8 ? { password: SHORT } : {};
}

/** /reset-password (spec 2 §2). Without a token there is nothing to do here. */
export function ResetPasswordForm({ token }: { token: string | null }) {
  const router = useRouter();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (token) return;
    toast({ title: "Invalid reset link", variant: "destructive" });
    router.replace("/login");
  }, [token, router]);

  const { errors, isPending, onSubmit } = useSubmit({
    check: (form) => {
      const found = check(form);
      const [words] = Object.values(found);
      if (words) toast({ title: words, variant: "destructive" });
      return found;
    },
    send: async (form) => {
      await resetPassword(token ?? "", typed(form, "password"));
      setLeaving(true);
      toast({ title: "Password reset successful", description: "Sign in with your new password.", variant: "success" });
      router.push("/login");
    },
    fail: ({ words }) =>
      toast({ title: "Reset failed", description: words ?? "Failed to reset password", variant: "destructive" }),
  });

  if (!token) return <NoToken />;
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5" aria-label="Reset password">
      {errors.token && <Alert variant="destructive">{errors.token}</Alert>}
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint="At least 8 characters. You will be signed out everywhere."
        error={errors.password}
      />
      <PasswordField label="Confirm new password" name="again" autoComplete="new-password" error={errors.again} />
      <Button type="submit" size="lg" pending={isPending || isLeaving}>
        {isPending || isLeaving ? "Resetting..." : "Reset Password"}
      </Button>
    </form>
  );
}

/** Seen for a moment, or for good where no script moves on. */
function NoToken() {
  return (
    <div className="grid justify-items-start gap-4">
      <p>This link is not complete. You can ask for a new one where you sign in.</p>
      <Button asChild size="lg">
        <Link href="/login">Go to Login</Link>
      </Button>
    </div>
  );
}
