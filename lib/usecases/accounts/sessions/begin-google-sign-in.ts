import type { Visitor } from "@/lib/core/accounts/actor";
import { safeReturnPath } from "@/lib/core/accounts/return-path";
import type { Needs } from "@/lib/usecases/needs";

/** Where to send the browser to sign in with Google, and the cookies to wait for it with. */
export const beginGoogleSignIn =
  (needs: Pick<Needs, "google" | "limiter">) =>
  async (visitor: Visitor, { next }: { readonly next: string | undefined }) => {
    await needs.limiter.take("sign_in_by_address", visitor.address);
    return needs.google.begin(safeReturnPath(next) ?? "/");
  };
