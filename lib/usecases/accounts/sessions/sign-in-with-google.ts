import type { Scope } from "@/lib/adapters/prisma/atomically";
import { type Account, GOOGLE_WORDING } from "@/lib/core/accounts/account";
import type { Visitor } from "@/lib/core/accounts/actor";
import { type EmailAddress, emailAddress } from "@/lib/core/accounts/email-address";
import { FALLBACK_NAME, personName } from "@/lib/core/accounts/person-name";
import type { GooglePerson } from "@/lib/core/accounts/sign-in/google";
import type { UserId } from "@/lib/core/kernel/id";
import { refuse } from "@/lib/core/kernel/refusal";
import { welcome } from "@/lib/usecases/accounts/registration/verify-code";
import { openSession } from "@/lib/usecases/accounts/sessions/open-session";
import type { Needs } from "@/lib/usecases/needs";

type Its = Pick<Needs, "atomically" | "clock" | "chance" | "tokens" | "limiter" | "settings" | "log">;

/**
 * Signs in whoever Google vouches for. Who they are is (google, subject); the address counts only on the first visit, and
 * only when Google has verified it (T14, R2): it links to the account that has proven the same address, takes over one
 * that never did, or begins a new one. Refuses `forbidden`.
 */
export const signInWithGoogle = (needs: Its) => async (visitor: Visitor, person: GooglePerson) => {
  const { atomically, clock, limiter, settings, log } = needs;
  await limiter.take("sign_in_by_address", visitor.address);
  const email = emailAddress(person.email);
  const { account, session } = await atomically(async (scope) => {
    await scope.lock("google", person.subject);
    const owner = await scope.identities.findOwner("google", person.subject);
    const userId = owner ?? (await firstVisit(needs, scope, person, person.isEmailVerified ? email : null));
    const found = await scope.accounts.find(userId);
    if (!found?.isActive) return refuse("forbidden", "This account is deactivated. Please contact support.");
    await welcome(scope, found, clock.now());
    return { account: found, session: await openSession(needs)(scope.sessions, found, "member", visitor.address) };
  });
  log.info("signed in with Google", { userId: account.id, address: visitor.address });
  return { session, redirectTo: account.email === settings.adminEmail ? "/admin" : "/dashboard" };
};

async function firstVisit(
  { clock, chance }: Pick<Needs, "clock" | "chance">,
  scope: Scope,
  person: GooglePerson,
  email: EmailAddress | null,
): Promise<UserId> {
  if (!email) return refuse("forbidden", "Google has not verified that email address.");
  const now = clock.now();
  await scope.lock("registration", email);
  const known = await scope.accounts.findByEmail(email);
  if (known && !known.emailVerifiedAt) await disown(scope, known, now);
  const userId = known?.id ?? chance.id<UserId>();
  if (!known) {
    const firstName = personName(person.firstName ?? "") ?? FALLBACK_NAME;
    const lastName = personName(person.lastName ?? "") ?? "";
    const account = {
      id: userId,
      email,
      firstName,
      lastName,
      passwordHash: null,
      emailVerifiedAt: null,
      createdAt: now,
    };
    await scope.accounts.insert(account);
  }
  if (!known?.emailVerifiedAt) {
    const consents = (["terms", "age"] as const).map((kind) => ({ kind, wording: GOOGLE_WORDING }));
    await scope.accounts.insertConsents(userId, consents, now);
  }
  const isLinked = await scope.identities.link(userId, "google", person.subject, now);
  if (!isLinked) return refuse("forbidden", "Another Google account is already linked to this address.");
  return userId;
}

/** Whoever chose the password of an account that never proved its address is not known to be the owner. */
async function disown({ accounts, sessions, codes }: Scope, account: Account, now: Date): Promise<void> {
  await accounts.setPassword(account.id, null);
  await sessions.revokeAll(account.id, now);
  await codes.withdraw(account.id, now);
}
