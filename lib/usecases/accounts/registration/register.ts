import type { Scope } from "@/lib/adapters/prisma/atomically";
import { CONSENT_WORDING, type ConsentKind } from "@/lib/core/accounts/account";
import type { Visitor } from "@/lib/core/accounts/actor";
import type { EmailAddress } from "@/lib/core/accounts/email-address";
import { requirePassword } from "@/lib/core/accounts/password";
import type { UserId } from "@/lib/core/kernel/id";
import { issueCode } from "@/lib/usecases/accounts/issue-code";
import type { Needs } from "@/lib/usecases/needs";

export type Registration = {
  readonly email: EmailAddress;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly consents: readonly ConsentKind[];
};

type Its = Pick<Needs, "atomically" | "stores" | "clock" | "chance" | "sealer" | "passwords" | "limiter">;

/**
 * POST /api/auth/register. The answer and the work are the same whoever asks (T15): somebody who has an account gets a
 * mail that says so. An address that nobody has proven belongs to nobody: registering it again renews the names and the
 * code, and where the two passwords differ neither counts, since the owner of the mailbox wrote at most one of them.
 */
export const register = (needs: Its) => async (visitor: Visitor, given: Registration) => {
  const { atomically, stores, clock, passwords, limiter } = needs;
  const { email, password, firstName, lastName, consents } = given;
  requirePassword(password, email);
  await limiter.take("sign_up_by_address", visitor.address);
  await limiter.take("sign_up", email);

  const fresh = await passwords.hash(password);
  const agreed = consents.map((kind) => ({ kind, wording: CONSENT_WORDING[kind] }));

  /** False when another registration came in between: what was compared is no longer there. */
  const attempt = async (): Promise<boolean> => {
    const before = (await stores.accounts.findByEmail(email))?.passwordHash ?? null;
    const isSame = await passwords.check(password, before);
    return atomically(async (scope) => {
      await scope.lock("registration", email);
      const now = clock.now();
      const known = await scope.accounts.findByEmail(email);
      if ((known?.passwordHash ?? null) !== before) return false;
      if (known?.emailVerifiedAt) await tellOwner(scope, known.id, now);
      else {
        const id = known?.id ?? needs.chance.id<UserId>();
        const names = { firstName, lastName };
        if (known) await scope.accounts.replaceRegistration(id, { ...names, passwordHash: isSame ? before : null });
        else
          await scope.accounts.insert({
            id,
            email,
            ...names,
            passwordHash: fresh,
            emailVerifiedAt: null,
            createdAt: now,
          });
        await scope.accounts.insertConsents(id, agreed, now);
        await issueCode(needs)(scope, { id, email }, "verify_email");
      }
      return true;
    });
  };
  while (!(await attempt()));
  return { email, requiresVerification: true as const };
};

const tellOwner = ({ queue }: Scope, userId: UserId, now: Date) =>
  queue.add({ task: "send_email", letter: { kind: "already_registered", userId, at: now.toISOString() } });
