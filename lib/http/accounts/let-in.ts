import type { OpenedSession } from "@/lib/core/accounts/sign-in/session";
import { MEMBER_COOKIE, setSessionCookie } from "@/lib/http/accounts/session-cookie";

/** Hands the session that was just opened to the browser as a cookie, and passes on the rest. */
export async function letIn<Rest extends object>({ session, ...rest }: Rest & { readonly session: OpenedSession }) {
  await setSessionCookie(MEMBER_COOKIE(), session);
  return rest;
}
