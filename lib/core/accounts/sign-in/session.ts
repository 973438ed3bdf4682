import { DAY_MS, HOUR_MS } from "@/lib/core/kernel/day";

export type SessionKind = "member" | "admin";

/** A session that was just opened: the sealed token for the cookie, and when it ends whatever happens. */
export type OpenedSession = { readonly token: string; readonly expiresAt: Date };

/** How long a session lasts at most, and how long unused: 30 days and 14, 8 hours in the console (R2, T9). */
export const SESSION_LIFE_MS = { member: 30 * DAY_MS, admin: 8 * HOUR_MS } as const;
export const SESSION_IDLE_MS = { member: 14 * DAY_MS, admin: 8 * HOUR_MS } as const;
/** Being seen is written down this often, so that reading does not write. */
export const SEEN_EVERY_MS = HOUR_MS / 6;

/** next-auth's own name for the cookie, so that its reader and ours look at the same one. */
export const memberCookieName = (isSecure: boolean): string =>
  isSecure ? "__Secure-next-auth.session-token" : "next-auth.session-token";

/**
 * Stands beside the session cookie, holds no more than "1" and opens nothing: by it the scripts of static pages know
 * that asking who is there may be worth a request.
 */
export const MEMBER_HINT_COOKIE = "goalcoach-member";
