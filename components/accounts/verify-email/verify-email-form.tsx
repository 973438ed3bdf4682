"use client";

import Link from "next/link";
import { useEffect, useState } from "react";
import { forgetPendingEmail, pendingEmail } from "@/components/accounts/sign-in/pending-email";
import { type FieldErrors, typed, useSubmit } from "@/components/accounts/sign-in/use-submit";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast-board";
import { resendVerification, verifyCode } from "@/lib/client/accounts";
import { CallFailure } from "@/lib/client/fetch";

const CODE_LENGTH = 6;
const AWAY_MS = 1000;
const WRONG = "Invalid verification code. Please try again.";

/** /verify-email (spec 2 §2): the address of the link, else the one that waits in this browser. */
export function VerifyEmailForm({ email: given }: { email: string | null }) {
  const [email, setEmail] = useState<string | null | undefined>(given ?? undefined);
  useEffect(() => setEmail(given ?? pendingEmail()), [given]);
  // Only the browser knows what waits in it; without scripts nothing does.
  if (email === undefined) {
    return (
      <>
        <Spinner className="noscript:hidden" />
        <noscript>
          <NoEmail />
        </noscript>
      </>
    );
  }
  return email === null ? <NoEmail /> : <CodeForm email={email} />;
}

function NoEmail() {
  return (
    <div className="grid justify-items-start gap-4">
      <h2 className="text-heading">No Email Found</h2>
      <p className="text-ink-muted">
        We don't know which address to verify. Sign in or sign up, and we'll send a code.
      </p>
      <Button asChild size="lg">
        <Link href="/login">Go to Login</Link>
      </Button>
    </div>
  );
}

function CodeForm({ email }: { email: string }) {
  const [isDone, setDone] = useState(false);
  const [isResending, setResending] = useState(false);
  const { errors, isPending, onSubmit } = useSubmit({
    check: (form): FieldErrors => {
      if (typed(form, "code").trim() !== "") return {};
      const words = "Please enter the code from your email.";
      toast({ title: "Code Required", description: words, variant: "destructive" });
      return { code: words };
    },
    send: async (form) => {
      const { redirectTo } = await verifyCode(email, typed(form, "code").trim());
      forgetPendingEmail();
      setDone(true);
      toast({ title: "Email Verified!", description: "Welcome in. Your dashboard is next.", variant: "success" });
      setTimeout(() => location.assign(redirectTo), AWAY_MS);
    },
    fail: ({ status, words }) =>
      toast({
        title: "Verification Failed",
        description: status === 422 ? WRONG : (words ?? WRONG),
        variant: "destructive",
      }),
  });

  const resend = async () => {
    setResending(true);
    try {
      await resendVerification(email);
      toast({ title: "Verification Code Resent", description: "The newest code is the one that works." });
    } catch (failure) {
      const description = failure instanceof CallFailure ? failure.words : undefined;
      toast({ title: "Failed to Resend", description, variant: "destructive" });
    }
    setResending(false);
  };

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5" aria-label="Verify email">
      <p className="text-ink-muted">
        We sent a code of 6 characters to <strong className="break-all text-ink">{email}</strong>. It works for 10
        minutes.
      </p>
      <Field label="Verification code" error={errors.code} required>
        {(wires) => (
          <Input
            {...wires}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            maxLength={CODE_LENGTH}
            placeholder="······"
            className="h-16 text-center font-display text-3xl font-bold tracking-[0.4em] uppercase"
          />
        )}
      </Field>
      <Button type="submit" size="lg" pending={isPending || isDone}>
        {isDone ? "Verified" : isPending ? "Verifying..." : "Verify Email"}
      </Button>
      <p className="text-center text-ink-muted">
        No mail? Look in the spam folder, or{" "}
        <button type="button" className="text-link min-h-6" disabled={isResending || isDone} onClick={resend}>
          {isResending ? "sending..." : "resend the code"}
        </button>
      </p>
    </form>
  );
}
