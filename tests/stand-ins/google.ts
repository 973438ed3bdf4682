import type { IncomingMessage, ServerResponse } from "node:http";
import { consentPage } from "./google/consent-page";
import { PEOPLE, type Person, personFrom, subjectOf } from "./google/person";
import { type Answer, type Call, parseJson, type StandIn, startStandIn } from "./stand-in";

/** What may be wrong with the next identity token; orders are used up by one sign-in. */
export type TokenFault = {
  emailVerified?: boolean;
  nonce?: string;
  aud?: string;
  iss?: string;
  /** Seconds from now; negative is already expired. */
  expiresIn?: number;
  /** Any other claim, as it stands; undefined leaves the claim out. */
  claims?: Record<string, unknown>;
};

export type GoogleStandIn = StandIn & {
  wellKnown: string;
  /** The next authorization signs this person in without showing the page. */
  signInNext(person: Person): void;
  /** The next authorization comes back as `access_denied`. */
  denyNext(): void;
  spoilNext(fault: TokenFault): void;
};

type Grant = { person: Person; redirectUri: string; pkce: boolean };

/**
 * Google's OpenID provider. The protocol (codes, PKCE, RS256 keys, tokens) is oauth2-mock-server's; who signs in is chosen
 * on the consent page, by `login_hint`, or by a test. Over HTTP: `POST /__next` with {person?, deny?, token?}.
 */
export async function startGoogle(options: { port?: number; people?: Person[] } = {}) {
  const { people = PEOPLE } = options;
  const { OAuth2Issuer, OAuth2Service } = await import("oauth2-mock-server");
  const issuer = new OAuth2Issuer();
  await issuer.keys.generate("RS256");
  const service = new OAuth2Service(issuer);
  const grants = new Map<string, Grant>();
  let next: { person?: Person; deny?: boolean; token?: TokenFault } = {};

  const spoil = (payload: Record<string, unknown>, { emailVerified, expiresIn, claims, ...plain }: TokenFault) => {
    if (emailVerified !== undefined) payload.email_verified = emailVerified;
    if (expiresIn !== undefined) payload.exp = Math.floor(Date.now() / 1000) + expiresIn;
    Object.assign(payload, plain, claims);
  };

  service.on("beforeTokenSigning", ({ payload }, req) => {
    const grant = grants.get(String(req.body.code));
    if (!grant || payload.aud === undefined) return;
    const { email, name, verified } = grant.person;
    const [givenName, ...rest] = name.split(" ");
    const names = { name, given_name: givenName, family_name: rest.join(" ") };
    Object.assign(payload, { sub: subjectOf(email), email, email_verified: verified, ...names });
    spoil(payload, next.token ?? {});
    next.token = undefined;
  });

  // The library lets a code be used twice, without its verifier, and for any address: the real provider does not.
  service.on("beforeResponse", (answer, req) => {
    const grant = grants.get(String(req.body.code));
    const { code_verifier: verifier, redirect_uri: redirectUri } = req.body as Record<string, unknown>;
    grants.delete(String(req.body.code));
    if (grant && grant.redirectUri === redirectUri && (!grant.pkce || verifier)) return;
    answer.statusCode = 400;
    answer.body = { error: "invalid_grant", error_description: "Bad Request" };
  });

  const grantTo = new WeakMap<IncomingMessage, Person>();
  service.on("beforeAuthorizeRedirect", ({ url }, req) => {
    const { searchParams } = new URL(req.url ?? "/", "http://stand-in");
    const person = grantTo.get(req);
    const code = url.searchParams.get("code");
    if (!person || !code) return;
    const redirectUri = searchParams.get("redirect_uri") ?? "";
    grants.set(code, { person, redirectUri, pkce: searchParams.has("code_challenge") });
  });

  /** Sends the browser back with a code when it is known who signs in; otherwise the page asks. */
  const authorize = (req: IncomingMessage, res: ServerResponse): boolean => {
    const { searchParams: query } = new URL(req.url ?? "/", "http://stand-in");
    if (next.deny || query.get("choice") === "deny") return false;
    const hinted = people.find(({ email }) => email === query.get("login_hint"));
    const person = next.person ?? personFrom(query) ?? hinted;
    if (!person || !query.get("redirect_uri")) return false;
    next.person = undefined;
    grantTo.set(req, person);
    service.requestHandler(req, res);
    return true;
  };

  const answer = ({ method, path, query, body }: Call): Answer => {
    if (method === "POST" && path === "/__next") {
      Object.assign(next, parseJson(body));
      return { status: 204 };
    }
    if (path !== "/authorize") return { status: 404, body: { error: "not_found" } };
    const target = query.get("redirect_uri");
    if (!target || !URL.canParse(target)) return { status: 400, body: "<h1>Error 400: redirect_uri is missing</h1>" };
    if (!next.deny && query.get("choice") !== "deny") return { body: consentPage(query, people) };
    next.deny = undefined;
    const back = new URL(target);
    back.searchParams.set("error", "access_denied");
    back.searchParams.set("state", query.get("state") ?? "");
    return { status: 302, headers: { location: back.href } };
  };

  const standIn = await startStandIn({
    port: options.port,
    answer,
    delegate: (req, res, path) => {
      if (path === "/authorize") return authorize(req, res);
      if (!["/.well-known/openid-configuration", "/jwks", "/token"].includes(path)) return false;
      service.requestHandler(req, res);
      return true;
    },
    failure: (status) => ({ error: status < 500 ? "invalid_request" : "server_error" }),
    reset: () => {
      next = {};
      grants.clear();
    },
  });
  issuer.url = standIn.url;

  return {
    ...standIn,
    wellKnown: `${standIn.url}/.well-known/openid-configuration`,
    signInNext: (person: Person) => {
      next.person = person;
    },
    denyNext: () => {
      next.deny = true;
    },
    spoilNext: (token: TokenFault) => {
      next.token = token;
    },
  } satisfies GoogleStandIn;
}

export type { Person };
