import { COMMON_PASSWORDS } from "@/lib/core/accounts/common-passwords";
import { refuseFields } from "@/lib/core/kernel/refusal";
import { lengthOf } from "@/lib/core/kernel/text";

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 200;

/** Why a new password will not do, in words for the person; null when it will (R2, T29). Length in code points. */
export function passwordFault(password: string, email: string): string | null {
  const length = lengthOf(password);
  if (length < PASSWORD_MIN) return "Password must be at least 8 characters long";
  if (length > PASSWORD_MAX) return "Password must be at most 200 characters long";
  if (/[\0\p{Cs}]/u.test(password)) return "Password contains characters that cannot be stored";
  const plain = password.trim().toLowerCase();
  if (COMMON_PASSWORDS.has(plain) || /^(.)\1*$/u.test(plain))
    return "That password is too common. Please choose another.";
  if (plain === email.trim().toLowerCase()) return "Password must not be your email address";
  return null;
}

/** Refuses `invalid` on `password`. The password itself is never trimmed, cut or folded. */
export function requirePassword(password: string, email: string): void {
  const fault = passwordFault(password, email);
  if (fault) refuseFields({ password: fault });
}
