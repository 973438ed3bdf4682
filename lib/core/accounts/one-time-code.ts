import { HOUR_MS } from "@/lib/core/kernel/day";

/** 32 signs: digits and capitals without I, L, O, U. Five bits each, so a digest maps onto them without bias. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
export const CODE_LENGTH = 6;
export const CODE_TRIES = 5;
export const CODE_LIFE_MS = HOUR_MS / 6;
export const TOKEN_LIFE_MS = HOUR_MS;
/** 32 bytes in hex (T16). */
const TOKEN_LENGTH = 64;

export type CodePurpose = "verify_email" | "reset_password" | "change_email" | "verify_phone";

/** How long a code or link for `purpose` lives: 10 minutes typed, 60 clicked (R2). */
export function lifeOf(purpose: CodePurpose): number {
  return purpose === "reset_password" ? TOKEN_LIFE_MS : CODE_LIFE_MS;
}

/** The 6 signs that a keyed digest stands for: 30 bits of it (R2, T13). `hexDigest` has at least 8 hex digits. */
export function codeFrom(hexDigest: string): string {
  if (!/^[0-9a-f]{8,}$/.test(hexDigest)) throw new TypeError("A digest of at least 8 hex digits is needed");
  const bits = Number.parseInt(hexDigest.slice(0, 8), 16) >>> 2;
  return Array.from({ length: CODE_LENGTH }, (_, index) => ALPHABET[(bits >>> (5 * index)) & 31]).join("");
}

/** The reset token that a keyed digest of 32 bytes stands for (T16). */
export function tokenFrom(hexDigest: string): string {
  if (!/^[0-9a-f]{64,}$/.test(hexDigest)) throw new TypeError("A digest of 32 bytes in hex is needed");
  return hexDigest.slice(0, TOKEN_LENGTH);
}

/** A code as typed: capitals, without spaces and dashes, look-alikes read as meant. Null when it cannot be a code. */
export function typedCode(text: string): string | null {
  if (text.length > 40) return null;
  const code = text.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  return code.length === CODE_LENGTH && [...code].every((sign) => ALPHABET.includes(sign)) ? code : null;
}

export type CodeRow = {
  readonly expiresAt: Date;
  readonly triesLeft: number;
  readonly usedAt: Date | null;
  readonly replacedAt: Date | null;
};
export type CodeState = "valid" | "expired" | "used_up" | "used" | "replaced";

/** Whether a stored code may still be tried at `now`. All but `valid` get the same answer outside (T15). */
export function codeState({ expiresAt, triesLeft, usedAt, replacedAt }: CodeRow, now: Date): CodeState {
  if (usedAt !== null) return "used";
  if (replacedAt !== null) return "replaced";
  if (now.getTime() >= expiresAt.getTime()) return "expired";
  return triesLeft > 0 ? "valid" : "used_up";
}
