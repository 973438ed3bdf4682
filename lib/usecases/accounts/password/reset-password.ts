import type { Visitor } from "@/lib/core/accounts/actor";
import { requirePassword } from "@/lib/core/accounts/password";
import { refuse } from "@/lib/core/kernel/refusal";
import { hashOf } from "@/lib/usecases/accounts/issue-code";
import { welcome } from "@/lib/usecases/accounts/registration/verify-code";
import type { Needs } from "@/lib/usecases/needs";

type Its = Pick<Needs, "atomically" | "clock" | "sealer" | "passwords" | "limiter" | "log">;
const DEAD_LINK = "This reset link is invalid or has expired. Please ask for a new one.";

/**
 * POST /api/auth/reset-password. The link works once, however many press it at once (T16). All sessions end; it signs
 * nobody in. Who holds the link has proven the address, so it verifies that too. A password that will not do costs nothing.
 */
export const resetPassword =
  ({ atomically, clock, sealer, passwords, limiter, log }: Its) =>
  async (
    visitor: Visitor,
    { token, password }: { readonly token: string; readonly password: string },
  ): Promise<void> => {
    requirePassword(password, "");
    const hash = hashOf(sealer, "reset_password", token, "");
    await limiter.take("reset_password_by_address", visitor.address);
    await limiter.take("reset_password", hash);
    const passwordHash = await passwords.hash(password);

    const userId = await atomically(async (scope) => {
      const now = clock.now();
      const owner = await scope.codes.useByHash(hash, "reset_password", now);
      const account = owner && (await scope.accounts.find(owner));
      if (!account?.isActive) return refuse("invalid", DEAD_LINK, { fields: { token: DEAD_LINK } });
      requirePassword(password, account.email);
      await scope.accounts.setPassword(account.id, passwordHash);
      await scope.sessions.revokeAll(account.id, now);
      await scope.codes.withdraw(account.id, now);
      await welcome(scope, account, now);
      const letter = { kind: "password_changed", userId: account.id, at: now.toISOString() } as const;
      await scope.queue.add({ task: "send_email", letter });
      return account.id;
    });
    log.info("password reset", { userId, address: visitor.address });
  };
