import type { Stores } from "@/lib/adapters/prisma/stores";
import type { Account } from "@/lib/core/accounts/account";
import { type OpenedSession, SESSION_LIFE_MS, type SessionKind } from "@/lib/core/accounts/sign-in/session";
import type { SessionId } from "@/lib/core/kernel/id";
import type { Needs } from "@/lib/usecases/needs";

/** Opens a session of `kind` for `account`: a row, and the sealed token that names it. Always a new one (T9). */
export const openSession =
  ({ tokens, chance, clock }: Pick<Needs, "tokens" | "chance" | "clock">) =>
  async (
    sessions: Stores["sessions"],
    account: Pick<Account, "id" | "sessionVersion">,
    kind: SessionKind,
    address: string,
  ): Promise<OpenedSession> => {
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + SESSION_LIFE_MS[kind]);
    const claims = {
      userId: account.id,
      sessionId: chance.id<SessionId>(),
      sessionVersion: account.sessionVersion,
    };
    await sessions.insert({ ...claims, kind, address, createdAt, expiresAt });
    const token = await tokens.seal(claims, SESSION_LIFE_MS[kind] / 1000);
    return { token, expiresAt };
  };
