import type { Admin } from "@/lib/core/accounts/actor";
import { SEEN_EVERY_MS } from "@/lib/core/accounts/sign-in/session";
import type { Needs } from "@/lib/usecases/needs";

/** The same for the console's own cookie: a session of its own kind, and a role that may (R2, T3). */
export const recogniseAdmin =
  ({ tokens, stores, clock }: Pick<Needs, "tokens" | "stores" | "clock">) =>
  async (token: string): Promise<Pick<Admin, "userId" | "sessionId" | "role"> | null> => {
    const claims = await tokens.open(token);
    if (!claims) return null;
    const now = clock.now();
    const owner = await stores.sessions.findOwner(claims, "admin", now);
    if (!owner || owner.role === "user") return null;
    const { userId, sessionId, role, lastSeenAt } = owner;
    if (now.getTime() - lastSeenAt.getTime() > SEEN_EVERY_MS) await stores.sessions.touch(sessionId, now);
    return { userId, sessionId, role };
  };
