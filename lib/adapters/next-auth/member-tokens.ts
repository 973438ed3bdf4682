import { decode, encode, type JWT } from "next-auth/jwt";
import type { MemberTokens, SessionClaims } from "@/lib/core/accounts/secrets";
import { isId, type SessionId, type UserId } from "@/lib/core/kernel/id";

/**
 * The session cookie's token, as next-auth seals it (an encrypted JWT), so that the front door may read it with
 * next-auth's own reader. It says who, on which session, and of which version; all else is asked of the database (R2).
 */
export function memberTokens({ secret }: { readonly secret: string }): MemberTokens {
  /** Opening derives a key, which costs more than a query; what a token says never changes before it runs out. */
  const opened = new Map<string, { readonly claims: SessionClaims; readonly until: number }>();
  const remember = (token: string, payload: JWT): SessionClaims | null => {
    const claims = claimsOf(payload);
    if (!claims) return null;
    const [oldest] = opened.keys();
    if (opened.size >= REMEMBERED && oldest !== undefined) opened.delete(oldest);
    opened.set(token, { claims, until: Number(payload.exp) * 1000 });
    return claims;
  };

  return {
    seal: ({ userId, sessionId, sessionVersion }, lifetimeSeconds) =>
      encode({ token: { sub: userId, sid: sessionId, sv: sessionVersion }, secret, maxAge: lifetimeSeconds }),

    open: async (token) => {
      const known = opened.get(token);
      if (known && Date.now() < known.until) return known.claims;
      // Whatever is not ours to open is nobody's: a broken cookie is no fault (T10).
      const payload = await decode({ token, secret }).catch(() => null);
      return payload && remember(token, payload);
    },
  };
}

/** Tokens kept open per process: some hundred bytes each. */
const REMEMBERED = 5_000;

function claimsOf({ sub, sid, sv }: JWT): SessionClaims | null {
  if (typeof sub !== "string" || typeof sid !== "string" || typeof sv !== "number") return null;
  if (!isId(sub) || !isId(sid) || !Number.isSafeInteger(sv)) return null;
  return { userId: sub as UserId, sessionId: sid as SessionId, sessionVersion: sv };
}
