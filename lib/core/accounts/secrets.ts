import type { SessionId, UserId } from "@/lib/core/kernel/id";

/** Hashes passwords (argon2id, T29). `check` takes the same time whether or not there is a hash to check against (T15). */
export interface Passwords {
  hash(password: string): Promise<string>;
  check(password: string, hash: string | null): Promise<boolean>;
}

/** What the session cookie says; everything else is read from the database at each request (R2). */
export type SessionClaims = { readonly userId: UserId; readonly sessionId: SessionId; readonly sessionVersion: number };

/** Seals and opens the session cookie's token. `open` answers null for whatever is not ours, and never throws (T10). */
export interface MemberTokens {
  seal(claims: SessionClaims, lifetimeSeconds: number): Promise<string>;
  open(token: string): Promise<SessionClaims | null>;
}

/** Keyed digests under the installation's secret: hex of 32 bytes. `label` keeps uses apart. Same in, same out. */
export interface Sealer {
  digest(
    label: "verification-code" | "reset-token" | "trial-claim" | "unsubscribe" | "code-hash",
    text: string,
  ): string;
}
