import { type NextRequest, NextResponse } from "next/server";
import { decode } from "next-auth/jwt";
import { gate, PATH_HEADER, type Passage } from "@/lib/core/accounts/gate";
import { contentSecurityPolicy, isStaticPage } from "@/lib/core/accounts/page-policy";
import { memberCookieName } from "@/lib/core/accounts/sign-in/session";
import { isRequestId } from "@/lib/core/kernel/id";
import { env } from "@/lib/env";

/** Everything but what is the same for everybody: built files, and files by their ending. */
export const config = {
  // In the server's own process: the edge sandbox costs ten times a static page.
  runtime: "nodejs",
  matcher: ["/((?!api/|_next/|.*\\.(?:svg|png|jpg|ico|webp|webm|mp4|woff2|css|js|txt|xml|webmanifest)$).*)"],
};

const LOGIN = "/auth/login";

/**
 * The front door: shows each the right page for the path they ask for (spec 1 §2, spec 2 §2), under the policy of T39.
 * It opens the cookie but asks no database, so it decides nothing that matters: every page and handler looks for itself (T5).
 */
export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const passage = gate(pathname, { signedIn: await hasToken(request) });
  const dress = {
    "x-request-id": requestIdOf(request),
    "content-security-policy": policyOf(passage.kind === "pass" ? pathname : LOGIN),
  };
  // The framework reads the nonce for its scripts off the request: what a client wrote there is overwritten.
  const headers = new Headers({ ...Object.fromEntries(request.headers), ...dress });
  headers.set(PATH_HEADER, `${pathname}${search}`);
  const response = answer(request, passage, headers);
  for (const [name, value] of Object.entries(dress)) response.headers.set(name, value);
  // Two pages live at "/": a cache that is shared must not keep the strangers' one for members (spec 1 §2, T34).
  if (pathname === "/" && passage.kind === "pass") response.headers.set("cache-control", "private, no-cache");
  return response;
}

function answer(request: NextRequest, passage: Passage, headers: Headers): NextResponse {
  const { pathname, search } = request.nextUrl;
  switch (passage.kind) {
    case "pass":
      return NextResponse.next({ request: { headers } });
    case "redirect":
      return NextResponse.redirect(placeOf(request, passage.to));
    case "rewrite":
      return NextResponse.rewrite(placeOf(request, passage.to, search), { request: { headers } });
    case "login": {
      const next = new URLSearchParams({ next: `${pathname}${search}` });
      return NextResponse.rewrite(placeOf(request, LOGIN, `?${next}`), { request: { headers } });
    }
    default:
      return passage satisfies never;
  }
}

/** What the page shown at `path` may load: under a fresh nonce wherever it is made for one reader (T39). */
function policyOf(path: string): string {
  const { APP_URL, NODE_ENV } = env.app();
  return contentSecurityPolicy({
    ...(!isStaticPage(path) && { nonce: crypto.randomUUID() }),
    secure: APP_URL.startsWith("https:"),
    development: NODE_ENV === "development",
  });
}

function requestIdOf({ headers }: NextRequest): string {
  const given = headers.get("x-request-id");
  return given && isRequestId(given) ? given : crypto.randomUUID();
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
  if (!token) return false;
  const known = runsOut.get(token);
  if (known) return Date.now() < known;
  const claims = await decode({ token, secret }).catch(() => null);
  if (!claims) return false;
  if (runsOut.size >= REMEMBERED) runsOut.clear();
  runsOut.set(token, Number(claims.exp) * 1000);
  return true;
}

/** Opening a token derives a key: each is opened once, and remembered until when it holds. */
const runsOut = new Map<string, number>();
const REMEMBERED = 5_000;
