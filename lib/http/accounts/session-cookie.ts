import { cookies } from "next/headers";
import { MEMBER_HINT_COOKIE, memberCookieName, type OpenedSession } from "@/lib/core/accounts/sign-in/session";
import { env } from "@/lib/env";

const isSecure = () => (env.session().NEXTAUTH_URL ?? env.app().APP_URL).startsWith("https:");

export const MEMBER_COOKIE = () => memberCookieName(isSecure());
export const ADMIN_COOKIE = () => (isSecure() ? "__Host-goalcoach-admin" : "goalcoach-admin");

/** What both cookies of a session have in common; only the one that opens something is kept from scripts. */
const dress = (name: string) =>
  ({ httpOnly: name !== MEMBER_HINT_COOKIE, sameSite: "lax", secure: isSecure(), path: "/" }) as const;

/** A member's session comes with its hint, and both end together. */
const withHint = (name: string) => (name === MEMBER_COOKIE() ? [name, MEMBER_HINT_COOKIE] : [name]);

export async function setSessionCookie(name: string, { token, expiresAt }: OpenedSession): Promise<void> {
  const jar = await cookies();
  for (const each of withHint(name)) {
    jar.set(each, each === MEMBER_HINT_COOKIE ? "1" : token, { ...dress(each), expires: expiresAt });
  }
}

export async function clearSessionCookie(name: string): Promise<void> {
  const jar = await cookies();
  for (const each of withHint(name)) jar.set(each, "", { ...dress(each), maxAge: 0 });
}
