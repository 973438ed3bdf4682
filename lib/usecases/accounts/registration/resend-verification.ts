import type { System } from "@/lib/core/accounts/actor";
import { emailAddress } from "@/lib/core/accounts/email-address";
import { issueCode } from "@/lib/usecases/accounts/issue-code";
import type { Needs } from "@/lib/usecases/needs";

/** Sends a new code to an account of that address that has still to prove it; does nothing otherwise. */
export const resendVerification =
  (needs: Pick<Needs, "atomically" | "clock" | "chance" | "sealer">) =>
  async (_system: System, given: { readonly email: string }): Promise<void> => {
    const email = emailAddress(given.email);
    if (!email) return;
    await needs.atomically(async (scope) => {
      const account = await scope.accounts.findByEmail(email);
      if (account?.isActive && !account.emailVerifiedAt) await issueCode(needs)(scope, account, "verify_email");
    });
  };
