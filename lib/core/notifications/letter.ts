import type { Id, UserId } from "@/lib/core/kernel/id";

export type CodeId = Id<"one-time-code">;

/**
 * An e-mail that has been decided but not yet written. It carries ids, never a secret: a code or a reset link is
 * derived again from its row at the moment of sending (see `core/accounts/one-time-code`), so nothing readable waits
 * in the job table.
 */
export type EmailLetter =
  | { readonly kind: "verification_code"; readonly userId: UserId; readonly codeId: CodeId }
  | { readonly kind: "password_reset"; readonly userId: UserId; readonly codeId: CodeId }
  /** Somebody registered with an address that already has an account (R2: the page never tells). */
  | { readonly kind: "already_registered"; readonly userId: UserId; readonly at: string }
  /** A receipt for the owner: the password was changed (T16). */
  | { readonly kind: "password_changed"; readonly userId: UserId; readonly at: string }
  | { readonly kind: "welcome"; readonly userId: UserId };
