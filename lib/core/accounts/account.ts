import type { UserId } from "@/lib/core/kernel/id";

export type Role = "user" | "admin" | "super_admin";

/** A person's account as the rules of signing in see it. */
export type Account = {
  readonly id: UserId;
  /** Trimmed and in lower case (R2). */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly profileImageUrl: string | null;
  readonly role: Role;
  readonly isActive: boolean;
  readonly emailVerifiedAt: Date | null;
  /** None for who came through Google, or whose password lost its worth (T14). */
  readonly passwordHash: string | null;
  readonly sessionVersion: number;
  readonly timezone: string | null;
  readonly dayStartHour: number;
  readonly totalPoints: number;
  readonly createdAt: Date;
};

export type ConsentKind = "terms" | "age";
/** What somebody agreed to, word for word. */
export type ConsentGiven = { readonly kind: ConsentKind; readonly wording: string };

export const CONSENT_WORDING = {
  terms: "I accept the Terms of Use and Privacy Policy",
  age: "I am 13 or older",
} as const satisfies Record<ConsentKind, string>;

/** What the sign-in page says beside Google's button, and what somebody new agrees to by going on. */
export const GOOGLE_WORDING =
  "By continuing with Google you accept the Terms of Use and Privacy Policy and confirm that you are 13 or older.";
