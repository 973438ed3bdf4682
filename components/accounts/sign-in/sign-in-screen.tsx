"use client";

import { useEffect, useState } from "react";
import { Separator } from "@/components/ui/separator";
import { toast } from "@/components/ui/toast-board";
import { GoogleButton } from "./google-button";
import { SignInForm } from "./sign-in-form";
import { SignUpForm } from "./sign-up-form";

export type SignInScreenProps = {
  /** Which of the two forms shows first. */
  initially: "sign-in" | "sign-up";
  submitLabel: string;
  /** A path of ours for afterwards. */
  next: string | null;
  /** Why the person is back here. */
  error: "google" | "refused" | null;
};

const ERRORS = {
  google: "Unable to connect to authentication service. Please try again.",
  refused: "That Google account can't be used here. Please sign in with your email and password.",
};

/** The auth page's forms (spec 2 §2): Google, and sign in or create account with the same address typed. */
export function SignInScreen({ initially, submitLabel, next, error }: SignInScreenProps) {
  const [form, setForm] = useState(initially);
  const [email, setEmail] = useState("");
  const isSignIn = form === "sign-in";

  useEffect(() => {
    if (error) toast({ title: "Login failed", description: ERRORS[error], variant: "destructive" });
  }, [error]);

  return (
    <div className="grid gap-6">
      <GoogleButton next={next} />
      <Separator>or with your email</Separator>
      {isSignIn ? (
        <SignInForm email={email} onEmail={setEmail} next={next} />
      ) : (
        <SignUpForm email={email} onEmail={setEmail} submitLabel={submitLabel} />
      )}
      <p className="text-center text-ink-muted">
        {isSignIn ? "New here?" : "Already have an account?"}{" "}
        <button
          type="button"
          className="text-link min-h-6 font-semibold"
          onClick={() => setForm(isSignIn ? "sign-up" : "sign-in")}
        >
          {isSignIn ? "Create account" : "Sign in"}
        </button>
      </p>
    </div>
  );
}
