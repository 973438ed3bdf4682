/** Where the front door tells a page under which path it is asked for. */
export const PATH_HEADER = "x-goalcoach-path";

/** What the front door does with a request; pages and handlers still check for themselves (T5). */
export type Passage =
  | { readonly kind: "pass" }
  | { readonly kind: "redirect"; readonly to: string }
  /** Show another page under the same address. */
  | { readonly kind: "rewrite"; readonly to: string }
  /** Show the login screen under the same address (spec 1 §2). */
  | { readonly kind: "login" };

const PASS: Passage = { kind: "pass" };
const LOGIN: Passage = { kind: "login" };
const OVERVIEW = "/dashboard";

/** For everyone, signed in or not (spec 1 §2, spec 2 §2, R8), and what browsers and crawlers fetch by themselves. */
const PUBLIC: ReadonlySet<string> = new Set([
  "/coach-showcase",
  "/pricing",
  "/privacy-policy",
  "/terms-of-use",
  "/cookie-policy",
  "/safety",
  "/unsubscribe",
  "/robots.txt",
  "/sitemap.xml",
  "/manifest.webmanifest",
  "/favicon.ico",
  "/icon",
  "/apple-icon",
  "/opengraph-image",
]);
/** The screens of signing in; an unverified or forgetful person may need the last two while signed in. */
const SIGN_IN: ReadonlySet<string> = new Set(["/login", "/auth/login"]);
const ACCOUNT: ReadonlySet<string> = new Set(["/reset-password", "/verify-email"]);
/** For members, yet spec 2 §2 lets the signed-out see the page; it sends them on by itself. */
const OPEN_TO_ALL: ReadonlySet<string> = new Set(["/subscribe"]);
/** Below these, every page and handler has a door of its own. */
const OWN_DOORS = /^\/(admin|api|_next)(\/|$)/;

/** Letters, digits, dots, dashes and underscores between single slashes; dots alone are no name. */
const PLAIN = /^(\/|(\/(?!\.+(\/|$))[A-Za-z0-9._-]+)+)$/;

/**
 * The route table of spec 1 §2 and spec 2 §2. Anything oddly written ("//admin", "/%61dmin", "/x/../admin") and any
 * unknown path is for members: the signed-out get the login screen. Where the two documents differ about a signed-out
 * /dashboard (/auth/login or /login), the route table of spec 2 wins: it is met first, and both show the same screen.
 */
export function gate(path: string, { signedIn }: { readonly signedIn: boolean }): Passage {
  const known = path.replace(/(?<=[^/])\/$/, "");
  if (!PLAIN.test(known)) return signedIn ? PASS : LOGIN;
  if (OWN_DOORS.test(known) || PUBLIC.has(known) || ACCOUNT.has(known) || OPEN_TO_ALL.has(known)) return PASS;
  if (SIGN_IN.has(known)) return signedIn ? { kind: "redirect", to: OVERVIEW } : PASS;
  if (known === "/") return signedIn ? { kind: "rewrite", to: OVERVIEW } : PASS;
  if (signedIn) return PASS;
  return known === OVERVIEW ? { kind: "redirect", to: "/login" } : LOGIN;
}
