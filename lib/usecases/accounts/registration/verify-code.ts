import type { Scope } from "@/lib/adapters/prisma/atomically";
import type { Account } from "@/lib/core/accounts/account";
import type { Visitor } from "@/lib/core/accounts/actor";
import type { EmailAddress } from "@/lib/core/accounts/email-address";
import { typedCode } from "@/lib/core/accounts/one-time-code";
import { refuse } from "@/lib/core/kernel/refusal";
import { describeUser } from "@/lib/usecases/accounts/get-user";
import { hashOf, issueCode } from "@/lib/usecases/accounts/issue-code";
import { openSession } from "@/lib/usecases/accounts/sessions/open-session";
import type { Needs } from "@/lib/usecases/needs";

type Its = Pick<Needs, "atomically" | "stores" | "clock" | "chance" | "sealer" | "tokens" | "limiter">;
const WRONG = "Invalid verification code. Please try again.";

/** POST /api/auth/verify-code: proves the address and signs in. Whatever is wrong, the answer is one and the same (T15). */
export const verifyCode =
  (needs: Its) =>
  async (visitor: Visitor, { email, code }: { readonly email: EmailAddress; readonly code: string }) => {
    const { atomically, stores, clock, sealer, limiter } = needs;
    const wrong = () => refuse("invalid", WRONG, { fields: { code: WRONG } });
    await limiter.take("verify_code_by_address", visitor.address);
    await limiter.take("verify_code", email);

    // Outside the transaction below: a wrong guess must cost its try though everything else is rolled back.
    const tried = await stores.codes.takeTry(email, "verify_email", clock.now());
    const typed = typedCode(code);
    if (!tried || !typed || hashOf(sealer, "verify_email", typed, tried.userId) !== tried.hash) return wrong();

    const session = await atomically(async (scope) => {
      const userId = await scope.codes.useByHash(tried.hash, "verify_email", clock.now());
      const account = userId && (await scope.accounts.find(userId));
      if (!account) return wrong();
      await welcome(scope, account, clock.now());
      // Two passwords were chosen before the address was proven (see `register`): the owner chooses again.
      if (account.passwordHash === null) await issueCode(needs)(scope, account, "reset_password");
      return openSession(needs)(scope.sessions, account, "member", visitor.address);
    });
    return { session, user: await describeUser(needs)(tried.userId), redirectTo: "/dashboard" };
  };

/** The address is proven: the account is whole, and the house says hello, once. */
export async function welcome(
  { accounts, queue }: Scope,
  account: Pick<Account, "id" | "emailVerifiedAt">,
  now: Date,
): Promise<void> {
  if (account.emailVerifiedAt) return;
  await accounts.markVerified(account.id, now);
  await queue.add(
    { task: "send_email", letter: { kind: "welcome", userId: account.id } },
    { key: `welcome:${account.id}` },
  );
}
