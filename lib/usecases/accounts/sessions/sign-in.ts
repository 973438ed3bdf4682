import type { Visitor } from "@/lib/core/accounts/actor";
import type { EmailAddress } from "@/lib/core/accounts/email-address";
import { HOUR_MS } from "@/lib/core/kernel/day";
import { refuse } from "@/lib/core/kernel/refusal";
import { describeUser } from "@/lib/usecases/accounts/get-user";
import { openSession } from "@/lib/usecases/accounts/sessions/open-session";
import type { Needs } from "@/lib/usecases/needs";

type Its = Pick<
  Needs,
  "stores" | "clock" | "chance" | "tokens" | "passwords" | "limiter" | "queue" | "settings" | "log"
>;
/** An unverified person who signs in is sent another code, but not with every attempt. */
const CODE_EVERY_MS = HOUR_MS / 12;

/**
 * POST /api/auth/login. Refuses `unauthenticated` with the same words and after the same work whether the address or the
 * password is wrong (T15); only who knows the password learns that an account is deactivated or not yet verified (R2).
 */
export const signIn =
  (needs: Its) =>
  async (visitor: Visitor, { email, password }: { readonly email: EmailAddress; readonly password: string }) => {
    const { stores, clock, passwords, limiter, log } = needs;
    await limiter.take("sign_in_by_address", visitor.address);
    await limiter.take("sign_in", email);

    const account = await stores.accounts.findByEmail(email);
    const fits = await passwords.check(password, account?.passwordHash ?? null);
    if (!account || !fits) {
      log.info("sign-in failed", { userId: account?.id ?? null, address: visitor.address });
      return refuse("unauthenticated", "Invalid credentials");
    }
    if (!account.isActive) refuse("forbidden", "This account is deactivated. Please contact support.");
    if (!account.emailVerifiedAt) {
      const last = await stores.codes.lastIssuedAt(account.id, "verify_email");
      if (!last || clock.now().getTime() - last.getTime() > CODE_EVERY_MS)
        await needs.queue.add({ task: "resend_verification", email }, { key: `resend_verification:${account.id}` });
      const words = "Please verify your email address to continue.";
      return refuse("forbidden", words, { extra: { requiresVerification: true, email } });
    }
    const session = await openSession(needs)(stores.sessions, account, "member", visitor.address);
    log.info("signed in", { userId: account.id, address: visitor.address });
    const user = await describeUser(needs)(account.id);
    return { session, user, redirectTo: email === needs.settings.adminEmail ? "/admin" : "/dashboard" };
  };
