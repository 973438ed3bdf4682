import type { Visitor } from "@/lib/core/accounts/actor";
import type { EmailAddress } from "@/lib/core/accounts/email-address";
import type { Needs } from "@/lib/usecases/needs";

/** POST /api/auth/forgot-password. Takes note and nothing more: who that is, the job finds out (T15). */
export const forgotPassword =
  ({ limiter, queue }: Pick<Needs, "limiter" | "queue">) =>
  async (visitor: Visitor, { email }: { readonly email: EmailAddress }): Promise<void> => {
    await limiter.take("forgot_password_by_address", visitor.address);
    await limiter.take("forgot_password", email);
    await queue.add({ task: "begin_password_reset", email });
  };
