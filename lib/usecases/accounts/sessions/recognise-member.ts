import type { Member } from "@/lib/core/accounts/actor";
import { SEEN_EVERY_MS } from "@/lib/core/accounts/sign-in/session";
import { UTC, type Zone } from "@/lib/core/kernel/day";
import type { Needs } from "@/lib/usecases/needs";

/** Who the member cookie's token stands for now: null for anything that no longer holds, or never did (R2, T9, T10). */
export const recogniseMember =
  ({ tokens, stores, clock }: Pick<Needs, "tokens" | "stores" | "clock">) =>
  async (token: string): Promise<Pick<Member, "userId" | "sessionId" | "zone" | "dayStartHour"> | null> => {
    const claims = await tokens.open(token);
    if (!claims) return null;
    const now = clock.now();
    const owner = await stores.sessions.findOwner(claims, "member", now);
    if (!owner) return null;
    const { userId, sessionId, timezone, dayStartHour, lastSeenAt } = owner;
    if (now.getTime() - lastSeenAt.getTime() > SEEN_EVERY_MS) await stores.sessions.touch(sessionId, now);
    return { userId, sessionId, zone: (timezone as Zone | null) ?? UTC, dayStartHour };
  };
