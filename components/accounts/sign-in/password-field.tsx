import { type ReactNode, useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

export type PasswordFieldProps = {
  label: string;
  name: string;
  autoComplete: "current-password" | "new-password";
  hint?: ReactNode;
  error?: string;
  aside?: ReactNode;
};

/** A password that one may look at: typing blind on a phone is how people end up with ones they do not know. */
export function PasswordField({ label, name, autoComplete, hint, error, aside }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} aside={aside} required>
      {(wires) => (
        <div className="relative">
          <Input
            {...wires}
            name={name}
            type={isShown ? "text" : "password"}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className="pr-18"
          />
          <button
            type="button"
            aria-label={isShown ? "Hide password" : "Show password"}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-1.5 right-1.5 rounded-sm px-3 text-sm font-semibold text-ink-muted hover:text-ink"
          >
            {isShown ? "Hide" : "Show"}
          </button>
        </div>
      )}
    </Field>
  );
}
