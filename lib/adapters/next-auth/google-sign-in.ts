import type { NextApiRequest, NextApiResponse } from "next";
import NextAuth, { type AuthOptions, type Profile } from "next-auth";
import Google from "next-auth/providers/google";
import { safeReturnPath } from "@/lib/core/accounts/return-path";
import type { CookieJar, GooglePerson, GoogleSignIn } from "@/lib/core/accounts/sign-in/google";

export type GoogleConfig = {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Only for a stand-in; Google's own discovery document by default. */
  readonly wellKnown?: string;
  /** Seals the cookies that wait for the browser's return. */
  readonly secret: string;
  /** Ours, as next-auth knows it from NEXTAUTH_URL. */
  readonly origin: string;
  readonly onFault: (event: string, facts: Readonly<Record<string, unknown>>) => void;
};

type Ask = { action: string; method: "GET" | "POST"; cookies: CookieJar; query?: object; body?: object };
type Answer = { location: string | null; cookies: readonly string[]; body: unknown };

const PROVEN = "/proven";
const RETURN_COOKIE = "next-auth.callback-url";
/** The cookies between the two steps; what else next-auth would set is of no use here. */
const CROSSING = /next-auth\.(state|nonce|pkce\.code_verifier|callback-url)=/;

/**
 * Google's side of signing in, by next-auth: state, PKCE and nonce, the code, the identity token with its signature,
 * issuer, audience and expiry (T14). It ends where Google's word has been proven: accounts and sessions are ours, so
 * next-auth's own pages, session and endpoints are never reached (T41).
 */
export function googleSignIn(config: GoogleConfig): GoogleSignIn {
  const { clientId, clientSecret, wellKnown, secret, origin } = config;
  const isSecure = origin.startsWith("https:");
  const named = (name: string) => `${isSecure ? "__Secure-" : ""}${name}`;

  const optionsFor = (prove: (profile: Profile | undefined) => void): AuthOptions => ({
    secret,
    useSecureCookies: isSecure,
    providers: [
      Google({
        clientId,
        clientSecret,
        ...(wellKnown && { wellKnown }),
        checks: ["pkce", "state", "nonce"],
        httpOptions: { timeout: 8_000 },
      }),
    ],
    callbacks: {
      signIn: ({ profile }) => {
        prove(profile);
        return PROVEN;
      },
    },
    logger: {
      error: (code) => config.onFault("sign-in with Google failed", { reason: code }),
      warn: () => undefined,
      debug: () => undefined,
    },
  });

  return {
    async begin(returnPath) {
      const options = optionsFor(() => undefined);
      const csrf = await ask(options, { action: "csrf", method: "GET", cookies: {} });
      const { csrfToken } = csrf.body as { csrfToken: string };
      const body = { csrfToken, callbackUrl: `${origin}${returnPath}` };
      const cookies = cookiesSet(csrf.cookies);
      const answer = await ask(options, { action: "signin", method: "POST", cookies, body });
      const isOn = answer.location !== null && !answer.location.startsWith(origin);
      return { location: isOn ? answer.location : null, cookies: answer.cookies.filter((line) => CROSSING.test(line)) };
    },

    async finish(jar, query) {
      let profile: Profile | undefined;
      const { [named(RETURN_COOKIE)]: returnUrl, ...cookies } = jar;
      const options = optionsFor((proven) => {
        profile = proven;
      });
      const answer = await ask(options, { action: "callback", method: "GET", cookies, query });
      const isProven = answer.location === PROVEN;
      return {
        person: isProven && profile ? personOf(profile) : null,
        returnPath: returnUrl?.startsWith(`${origin}/`) ? safeReturnPath(returnUrl.slice(origin.length)) : null,
        cookies: answer.cookies.filter((line) => CROSSING.test(line)),
      };
    },
  };
}

function personOf(profile: Profile): GooglePerson | null {
  const claims = profile as Readonly<Record<string, unknown>>;
  const text = (claim: string) => (typeof claims[claim] === "string" ? (claims[claim] as string) : null);
  const [subject, email] = [text("sub"), text("email")];
  if (!subject || !email) return null;
  const isEmailVerified = claims.email_verified === true;
  return { subject, email, isEmailVerified, firstName: text("given_name"), lastName: text("family_name") };
}

/** One question to next-auth through its handler for plain requests, which asks nothing of the framework around it. */
async function ask(options: AuthOptions, { action, method, cookies, query = {}, body }: Ask): Promise<Answer> {
  const headers = new Map<string, unknown>();
  let sent: unknown;
  const response = {
    status: () => response,
    getHeader: (name: string) => headers.get(name.toLowerCase()),
    setHeader: (name: string, value: unknown) => {
      headers.set(name.toLowerCase(), value);
      return response;
    },
    json: (value: unknown) => {
      sent = value;
    },
    send: (value: unknown) => {
      sent = value;
    },
    end: () => undefined,
  };
  const request = { method, body, cookies, headers: {}, query: { ...query, nextauth: [action, "google"] } };
  await NextAuth(request as unknown as NextApiRequest, response as unknown as NextApiResponse, options);
  const location = headers.get("location");
  return {
    location: typeof location === "string" ? location : null,
    cookies: (headers.get("set-cookie") as string[] | undefined) ?? [],
    body: sent,
  };
}

/** name → value of Set-Cookie lines. */
const cookiesSet = (lines: readonly string[]): CookieJar =>
  Object.fromEntries(
    lines.map((line) => {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))];
    }),
  );
