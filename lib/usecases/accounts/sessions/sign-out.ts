import type { Visitor } from "@/lib/core/accounts/actor";
import type { Needs } from "@/lib/usecases/needs";

/** Ends the session that `token` names, if it names any: a token that was copied dies with it (T9). */
export const signOut =
  ({ tokens, stores, clock }: Pick<Needs, "tokens" | "stores" | "clock">) =>
  async (_visitor: Visitor, token: string | undefined): Promise<void> => {
    const claims = token === undefined ? null : await tokens.open(token);
    if (claims) await stores.sessions.revoke(claims, clock.now());
  };
