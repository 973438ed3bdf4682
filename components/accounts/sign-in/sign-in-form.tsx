import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-board";
import { forgotPassword, signIn } from "@/lib/client/accounts";
import type { CallFailure } from "@/lib/client/fetch";
import { EmailField } from "./email-field";
import { PasswordField } from "./password-field";
import { keepPendingEmail } from "./pending-email";
import { required, typed, useSubmit } from "./use-submit";

export type SignInFormProps = { email: string; onEmail: (email: string) => void; next: string | null };

const RESET_SENT = "If an account exists with that email, we've sent a password reset link.";

export function SignInForm({ email, onEmail, next }: SignInFormProps) {
  const router = useRouter();
  const [isLeaving, setLeaving] = useState(false);
  const [isAsking, setAsking] = useState(false);

  const fail = ({ status, body, words }: CallFailure) => {
    if (status === 403 && body.requiresVerification === true) {
      keepPendingEmail(email);
      router.push(`/verify-email?email=${encodeURIComponent(email)}`);
    }
    toast({ title: "Login failed", description: words ?? "Invalid credentials", variant: "destructive" });
  };

  const { errors, isPending, onSubmit } = useSubmit({
    check: (form) => required(form, { email: "Please enter your email.", password: "Please enter your password." }),
    send: async (form) => {
      const { redirectTo } = await signIn(email, typed(form, "password"));
      setLeaving(true);
      // A whole new page: nothing that was fetched as a stranger is left behind.
      location.assign(redirectTo === "/dashboard" ? (next ?? redirectTo) : redirectTo);
    },
    fail,
  });

  const askForReset = async () => {
    if (email.trim() === "") return toast({ title: "Enter your email", variant: "destructive" });
    setAsking(true);
    // The answer is the same whatever happens (spec 2 §8).
    await forgotPassword(email).catch(() => undefined);
    setAsking(false);
    toast({ title: "Check your inbox", description: RESET_SENT, duration: 8000 });
  };

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5" aria-label="Sign in">
      <EmailField email={email} onChange={onEmail} error={errors.email} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        error={errors.password}
        aside={
          <button type="button" className="text-link min-h-6" disabled={isAsking} onClick={askForReset}>
            Forgot password?
          </button>
        }
      />
      <Button type="submit" size="lg" pending={isPending || isLeaving}>
        {isPending || isLeaving ? "Signing in..." : "Sign In"}
      </Button>
    </form>
  );
}
