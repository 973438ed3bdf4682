import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast-board";
import { register } from "@/lib/client/accounts";
import { EmailField } from "./email-field";
import { PasswordField } from "./password-field";
import { keepPendingEmail } from "./pending-email";
import { type FieldErrors, required, typed, useSubmit } from "./use-submit";

export type SignUpFormProps = { email: string; onEmail: (email: string) => void; submitLabel: string };

const TERMS = { title: "Terms of Use required", description: "Please accept the Terms of Use to continue" };

function check(form: FormData): FieldErrors {
  const missing = required(form, {
    firstName: "Please enter your first name.",
    lastName: "Please enter your last name.",
    email: "Please enter your email.",
    password: "Please choose a password.",
    acceptTerms: TERMS.description,
    confirmAge: "Please confirm that you are 13 or older",
  });
  const password = typed(form, "password");
  const isShort = password !== "" && [...password].length < 8;
  return isShort ? { ...missing, password: "Password must be at least 8 characters long" } : missing;
}

export function SignUpForm({ email, onEmail, submitLabel }: SignUpFormProps) {
  const router = useRouter();
  const [isLeaving, setLeaving] = useState(false);
  const { errors, isPending, onSubmit } = useSubmit({
    check: (form) => {
      const found = check(form);
      if (found.acceptTerms) toast({ ...TERMS, variant: "destructive" });
      return found;
    },
    send: async (form) => {
      const [firstName, lastName, password] = ["firstName", "lastName", "password"].map((name) => typed(form, name));
      const names = { firstName: firstName ?? "", lastName: lastName ?? "" };
      await register({ email, password: password ?? "", ...names, acceptTerms: true, confirmAge: true });
      setLeaving(true);
      keepPendingEmail(email.trim().toLowerCase());
      router.push(`/verify-email?email=${encodeURIComponent(email.trim().toLowerCase())}`);
    },
    fail: ({ words }) => toast({ title: "Registration failed", description: words, variant: "destructive" }),
  });

  const nameField = (label: string, name: string, autoComplete: string) => (
    <Field label={label} error={errors[name]} required>
      {(wires) => <Input {...wires} name={name} autoComplete={autoComplete} autoCapitalize="words" maxLength={80} />}
    </Field>
  );

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5" aria-label="Create account">
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        {nameField("First name", "firstName", "given-name")}
        {nameField("Last name", "lastName", "family-name")}
      </div>
      <EmailField email={email} onChange={onEmail} error={errors.email} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        hint="At least 8 characters. A short sentence is easy to remember."
        error={errors.password}
      />
      <div className="grid gap-3">
        <Agreement name="acceptTerms" error={errors.acceptTerms}>
          I accept the {page("/terms-of-use", "Terms of Use")} and {page("/privacy-policy", "Privacy Policy")}
        </Agreement>
        <Agreement name="confirmAge" error={errors.confirmAge}>
          I am 13 or older
        </Agreement>
      </div>
      <Button type="submit" size="lg" pending={isPending || isLeaving}>
        {isPending || isLeaving ? "Creating account..." : submitLabel}
      </Button>
    </form>
  );
}

/** In a tab of its own, so that what was typed stays. */
const page = (href: string, title: string) => (
  <a href={href} target="_blank" rel="noopener" className="text-link">
    {title}
  </a>
);

function Agreement({ name, error, children }: { name: string; error?: string; children: ReactNode }) {
  const id = `agreement-${name}`;
  return (
    <div>
      <div className="flex items-start gap-3">
        <Checkbox
          id={id}
          name={name}
          value="yes"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <label htmlFor={id} className="text-[0.9375rem] leading-6">
          {children}
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 pl-9 text-sm font-medium text-danger-ink">
          {error}
        </p>
      )}
    </div>
  );
}
