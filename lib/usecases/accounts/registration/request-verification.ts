import type { Visitor } from "@/lib/core/accounts/actor";
import type { EmailAddress } from "@/lib/core/accounts/email-address";
import type { Needs } from "@/lib/usecases/needs";

/** POST /api/auth/resend-verification. Takes note and nothing more, as `forgotPassword` does (T15). */
export const requestVerification =
  ({ limiter, queue }: Pick<Needs, "limiter" | "queue">) =>
  async (visitor: Visitor, { email }: { readonly email: EmailAddress }): Promise<void> => {
    await limiter.take("resend_code_by_address", visitor.address);
    await limiter.take("resend_code", email);
    await queue.add({ task: "resend_verification", email });
  };
