import { type NextRequest, NextResponse } from "next/server";
import { decode } from "next-auth/jwt";
import { gate, PATH_HEADER } from "@/lib/core/accounts/gate";
import { memberCookieName } from "@/lib/core/accounts/session";
import { env } from "@/lib/env";

/** Everything but what is the same for everybody: built files, and files by their ending. */
export const config = {
  matcher: ["/((?!api/|_next/|.*\\.(?:svg|png|jpg|ico|webp|webm|mp4|woff2|css|js|txt|xml|webmanifest)$).*)"],
};

/**
 * The front door: shows each the right page for the path they ask for (spec 1 §2, spec 2 §2). It opens the cookie but asks
 * no database, so it decides nothing that matters: every page and handler looks for itself (T5).
 */
export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const headers = new Headers(request.headers);
  headers.set(PATH_HEADER, `${pathname}${search}`);
  const passage = gate(pathname, { signedIn: await hasToken(request) });
  switch (passage.kind) {
    case "pass":
      return NextResponse.next({ request: { headers } });
    case "redirect":
      return NextResponse.redirect(placeOf(request, passage.to));
    case "rewrite":
      return NextResponse.rewrite(placeOf(request, passage.to, search), { request: { headers } });
    case "login": {
      const next = new URLSearchParams({ next: `${pathname}${search}` });
      return NextResponse.rewrite(placeOf(request, "/auth/login", `?${next}`), { request: { headers } });
    }
    default:
      return passage satisfies never;
  }
}

function placeOf(request: NextRequest, pathname: string, search = ""): URL {
  const place = request.nextUrl.clone();
  place.pathname = pathname;
  place.search = search;
  return place;
}

/** Whether the cookie is one of ours that has not run out; whether it still opens anything is for the page to find out. */
async function hasToken({ cookies }: NextRequest): Promise<boolean> {
  const { NEXTAUTH_SECRET: secret, NEXTAUTH_URL } = env.session();
  const isSecure = (NEXTAUTH_URL ?? env.app().APP_URL).startsWith("https:");
  const token = cookies.get(memberCookieName(isSecure))?.value;
  const claims = await decode({ token, secret }).catch(() => null);
  return claims !== null;
}
