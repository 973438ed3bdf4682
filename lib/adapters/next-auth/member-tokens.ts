import { decode, encode, type JWT } from "next-auth/jwt";
import type { MemberTokens, SessionClaims } from "@/lib/core/accounts/secrets";
import { isId, type SessionId, type UserId } from "@/lib/core/kernel/id";

/**
 * The session cookie's token, as next-auth seals it (an encrypted JWT), so that the front door may read it with
 * next-auth's own reader. It says who, on which session, and of which version; all else is asked of the database (R2).
 */
export const memberTokens = ({ secret }: { readonly secret: string }): MemberTokens => ({
  seal: ({ userId, sessionId, sessionVersion }, lifetimeSeconds) =>
    encode({ token: { sub: userId, sid: sessionId, sv: sessionVersion }, secret, maxAge: lifetimeSeconds }),

  // Whatever is not ours to open is nobody's: a broken cookie is no fault (T10).
  open: async (token) =>
    decode({ token, secret }).then(
      (payload) => payload && claimsOf(payload),
      () => null,
    ),
});

function claimsOf({ sub, sid, sv }: JWT): SessionClaims | null {
  if (typeof sub !== "string" || typeof sid !== "string" || typeof sv !== "number") return null;
  if (!isId(sub) || !isId(sid) || !Number.isSafeInteger(sv)) return null;
  return { userId: sub as UserId, sessionId: sid as SessionId, sessionVersion: sv };
}
