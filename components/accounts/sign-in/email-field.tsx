import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

export type EmailFieldProps = { email: string; error?: string; onChange: (email: string) => void };

/** One address for signing in, signing up and asking for a reset: it stays when the form changes. */
export function EmailField({ email, error, onChange }: EmailFieldProps) {
  return (
    <Field label="Email" error={error} required>
      {(wires) => (
        <Input
          {...wires}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
