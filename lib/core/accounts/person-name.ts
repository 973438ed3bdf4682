import { isPlainLine, lengthOf } from "@/lib/core/kernel/text";

export const NAME_LIMIT = 80;
/** Spec 1 §2: what the dashboard calls somebody without a first name. */
export const FALLBACK_NAME = "Goal Crusher";

/** A first or last name as stored: trimmed, 1 to 80 characters, nothing that could reach a header (T24); else null. */
export function personName(text: string): string | null {
  const name = text.trim();
  return name !== "" && lengthOf(name) <= NAME_LIMIT && isPlainLine(name) ? name : null;
}

/** What to call somebody: the first name, else "Goal Crusher". */
export function displayName(person: { readonly firstName: string | null }): string {
  return person.firstName?.trim() || FALLBACK_NAME;
}

/** One or two capitals for the avatar; the address helps out, and "?" stands for nothing at all. */
export function initials(person: {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
}): string {
  const first = (text: string | null) => [...(text?.trim() ?? "")][0] ?? "";
  const letters = `${first(person.firstName)}${first(person.lastName)}`;
  return (letters || first(person.email) || "?").toUpperCase();
}
