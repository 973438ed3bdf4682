import { cookies } from "next/headers";
import type { Visitor } from "@/lib/core/accounts/actor";
import { product } from "@/lib/core/kernel/product";
import { clearSessionCookie, MEMBER_COOKIE } from "@/lib/http/accounts/session-cookie";
import { currentMember } from "@/lib/http/enter";
import { house } from "@/lib/wiring";

/** Ends the session of the member cookie, in the records and in the browser. */
export async function letOut(visitor: Visitor): Promise<void> {
  await house().signOut(visitor, (await cookies()).get(MEMBER_COOKIE())?.value);
  await clearSessionCookie(MEMBER_COOKIE());
}

/** Takes a dead cookie out of the browser and sends it to sign in; one that still opens something sends it on. */
export async function leaveBehind(cookie: string, next: string): Promise<Response> {
  if (await currentMember()) return goTo(next);
  await clearSessionCookie(cookie);
  return goTo(`/auth/login?next=${encodeURIComponent(next)}`);
}

export const goTo = (path: string, cookieLines: readonly string[] = []): Response => {
  const response = new Response(null, { status: 303, headers: { location: path } });
  for (const line of cookieLines) response.headers.append("set-cookie", line);
  return response;
};

/** A person who followed a link of ours, as opposed to a foreign page, a typed address or a page fetched ahead (T11). */
export const isOwnNavigation = ({ headers }: Request): boolean =>
  headers.get("sec-fetch-site") === "same-origin" &&
  // An image of ours is no person; browsers always say what they fetch for.
  (headers.get("sec-fetch-dest") ?? "document") === "document" &&
  !AHEAD.some((name) => headers.has(name));

const AHEAD = ["next-router-prefetch", "rsc", "sec-purpose", "purpose"];

/** A form, for whoever came here from somewhere else: leaving takes a press of the button. */
export const askToSignOut = (): Response =>
  new Response(PAGE, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    },
  });

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sign out · ${product.name}</title>
<style>
  body { display: grid; place-content: center; gap: 1rem; min-height: 100dvh; margin: 0; padding: 0 1.25rem; text-wrap: balance; font: 1.0625rem/1.5 system-ui, sans-serif; text-align: center; background: light-dark(#faf4e8, #141722); color: light-dark(#1d2030, #f3eee2) }
  h1 { margin: 0; font-size: 1.75rem }
  button { font: inherit; font-weight: 600; padding: .75rem 1.75rem; border: 0; border-radius: 99px; background: light-dark(#1d2030, #f3eee2); color: light-dark(#faf4e8, #141722); cursor: pointer }
  a { color: inherit }
</style>
<main>
  <h1>Sign out of ${product.name}?</h1>
  <form method="post" action="/api/auth/logout"><p><button type="submit">Sign Out</button></p></form>
  <p><a href="/dashboard">Stay signed in</a></p>
</main>
</html>`;
