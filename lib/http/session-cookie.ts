import { cookies } from "next/headers";
import { env } from "@/lib/env";

const isSecure = () => (env.session().NEXTAUTH_URL ?? env.app().APP_URL).startsWith("https:");

/** next-auth's own cookie names, so that its token reader and ours look at the same one (`vendors.md` §6). */
export const MEMBER_COOKIE = () => (isSecure() ? "__Secure-next-auth.session-token" : "next-auth.session-token");
export const ADMIN_COOKIE = () => (isSecure() ? "__Host-goalcoach-admin" : "goalcoach-admin");

/** A session that was just opened: the sealed token, and when it ends whatever happens. */
export type OpenedSession = {
  readonly token: string;
  readonly expiresAt: Date;
};

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
