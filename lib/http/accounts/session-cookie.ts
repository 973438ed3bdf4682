import { cookies } from "next/headers";
import { memberCookieName, type OpenedSession } from "@/lib/core/accounts/sign-in/session";
import { env } from "@/lib/env";

const isSecure = () => (env.session().NEXTAUTH_URL ?? env.app().APP_URL).startsWith("https:");

export const MEMBER_COOKIE = () => memberCookieName(isSecure());
export const ADMIN_COOKIE = () => (isSecure() ? "__Host-goalcoach-admin" : "goalcoach-admin");

export async function setSessionCookie(name: string, session: OpenedSession): Promise<void> {
  const jar = await cookies();
  jar.set(name, session.token, {
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure(),
    path: "/",
    expires: session.expiresAt,
  });
}

export async function clearSessionCookie(name: string): Promise<void> {
  const jar = await cookies();
  jar.set(name, "", {
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure(),
    path: "/",
    maxAge: 0,
  });
}
