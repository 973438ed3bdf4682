import { type FormEvent, useState } from "react";
import { CallFailure } from "@/lib/client/fetch";

export type FieldErrors = Readonly<Record<string, string>>;

type Submission = {
  /** What is plainly missing, before anybody is asked. */
  check: (form: FormData) => FieldErrors;
  send: (form: FormData) => Promise<void>;
  fail: (failure: CallFailure) => void;
};

/** A form that checks, sends, shows what is wrong at the field it is about, and leaves everything as it was typed. */
export function useSubmit({ check, send, fail }: Submission) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPending, setPending] = useState(false);

  const show = (found: FieldErrors, form: HTMLFormElement) => {
    setErrors(found);
    const [first] = Object.keys(found);
    const field = first && form.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isPending) return;
    const data = new FormData(form);
    const missing = check(data);
    show(missing, form);
    if (Object.keys(missing).length > 0) return;
    setPending(true);
    try {
      await send(data);
    } catch (fault) {
      if (!(fault instanceof CallFailure)) throw fault;
      show(fault.fields, form);
      fail(fault);
    } finally {
      setPending(false);
    }
  };
  return { errors, isPending, onSubmit };
}

/** The typed text of a field. */
export const typed = (form: FormData, name: string): string => String(form.get(name) ?? "");

/** `{ email: "Please …" }` for each field that was left empty. */
export const required = (form: FormData, words: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(words).filter(([name]) => typed(form, name).trim() === ""));
