import { createHash } from "node:crypto";

/** Somebody who can sign in. `verified`: whether the provider vouches for the e-mail. */
export type Person = { email: string; name: string; verified: boolean };

export const PEOPLE: Person[] = [
  { email: "ada.morning@example.com", name: "Ada Morning", verified: true },
  { email: "jonas.walker@example.com", name: "Jonas Walker", verified: true },
  { email: "mo.unproven@example.com", name: "Mo Unproven", verified: false },
];

/** The choice made on the consent page, if the address carries one. */
export function personFrom(query: URLSearchParams): Person | null {
  const email = query.get("choice");
  if (!email?.includes("@")) return null;
  return { email, name: query.get("choice_name") || email, verified: query.get("choice_verified") === "yes" };
}

/** Stable for one address, as Google's 21 digits are. */
export function subjectOf(email: string): string {
  const digits = BigInt(`0x${createHash("sha256").update(email.toLowerCase()).digest("hex")}`).toString();
  return `1${digits.slice(0, 20)}`;
}
