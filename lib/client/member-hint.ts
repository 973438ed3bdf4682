import { MEMBER_HINT_COOKIE } from "@/lib/core/accounts/sign-in/session";

/** Whether this browser may be signed in: only then is it worth asking, so that visitors' consoles stay silent. */
export const isMemberHinted = (): boolean =>
  typeof document !== "undefined" && document.cookie.split("; ").includes(`${MEMBER_HINT_COOKIE}=1`);
