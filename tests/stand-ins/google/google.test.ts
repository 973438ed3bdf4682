import { createHash, createPublicKey, randomBytes, verify } from "node:crypto";
import { type Running, startProcess } from "../running";

const callback = "http://127.0.0.1:3000/api/auth/callback/google";
const ada = { email: "ada.morning@example.com", name: "Ada Morning", verified: true };

let running: Running;
let google = "";
type Discovery = Record<"issuer" | "authorization_endpoint" | "token_endpoint" | "jwks_uri", string>;
let discovery: Discovery;

beforeAll(async () => {
  running = await startProcess("google");
  google = running.urls.google ?? "";
  discovery = await (await fetch(`${google}/.well-known/openid-configuration`)).json();
}, 30_000);
beforeEach(() => fetch(`${google}/__reset`, { method: "POST" }));
afterAll(async () => {
  expect(await running.letGo()).toBe(0);
});

const order = (next: object) => fetch(`${google}/__next`, { method: "POST", body: JSON.stringify(next) });

function ask(extra: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString("base64url");
  const url = new URL(discovery.authorization_endpoint);
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  const query = {
    client_id: "client-1",
    redirect_uri: callback,
    response_type: "code",
    scope: "openid email profile",
    state: "the-state",
    nonce: "the-nonce",
    code_challenge: challenge,
    code_challenge_method: "S256",
    ...extra,
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return { verifier, url, answer: () => fetch(url, { redirect: "manual" }) };
}

async function codeFor(extra: Record<string, string>) {
  const { verifier, answer } = ask(extra);
  const back = new URL((await answer()).headers.get("location") ?? "");
  expect(back.searchParams.get("state")).toBe("the-state");
  return { verifier, code: back.searchParams.get("code") ?? "" };
}

function redeem(fields: Record<string, string>) {
  const authorization = `Basic ${Buffer.from("client-1:secret").toString("base64")}`;
  const body = new URLSearchParams({ grant_type: "authorization_code", redirect_uri: callback, ...fields });
  return fetch(discovery.token_endpoint, { method: "POST", headers: { authorization }, body });
}

async function claimsOf(extra: Record<string, string>) {
  const { code, verifier } = await codeFor(extra);
  const { id_token: token } = await (await redeem({ code, code_verifier: verifier })).json();
  const [head = "", payload = "", signature = ""] = token.split(".");
  const { alg, kid } = JSON.parse(Buffer.from(head, "base64url").toString());
  const { keys } = await (await fetch(discovery.jwks_uri)).json();
  const key = createPublicKey({ format: "jwk", key: keys.find((candidate: { kid: string }) => candidate.kid === kid) });
  const signed = verify("sha256", Buffer.from(`${head}.${payload}`), key, Buffer.from(signature, "base64url"));
  expect({ alg, signed }).toEqual({ alg: "RS256", signed: true });
  return JSON.parse(Buffer.from(payload, "base64url").toString());
}

test("the whole flow: code, PKCE, a signed token about the right person", async () => {
  const claims = await claimsOf({ login_hint: ada.email });
  expect(claims).toMatchObject({
    iss: discovery.issuer,
    aud: "client-1",
    nonce: "the-nonce",
    email: ada.email,
    email_verified: true,
    name: "Ada Morning",
    given_name: "Ada",
    family_name: "Morning",
  });
  expect(claims.sub).toMatch(/^\d{21}$/);
  expect((await claimsOf({ login_hint: ada.email })).sub).toBe(claims.sub);
});

test("a person in a browser is asked, and the answer signs them in", async () => {
  const { answer } = ask();
  const page = await (await answer()).text();
  expect(page).toContain("Ada Morning");
  expect(page).toContain('name="choice" type="email"');
  const typed = { choice: "new@example.com", choice_name: "New Person", choice_verified: "yes" };
  expect(await claimsOf(typed)).toMatchObject({ email: "new@example.com", name: "New Person", email_verified: true });
  expect(await claimsOf({ choice: "new@example.com" })).toMatchObject({ email_verified: false });
});

test("the page shows hostile parameters as text", async () => {
  const { answer } = ask({ state: '"><script>alert(1)</script>' });
  expect(await (await answer()).text()).not.toContain("<script>");
});

test("a test chooses who comes next, once", async () => {
  await order({ person: { email: "mo@example.com", name: "Mo", verified: false } });
  expect(await claimsOf({})).toMatchObject({ email: "mo@example.com", email_verified: false });
  expect((await ask().answer()).status).toBe(200);
});

test.each([
  ["wrong nonce", { nonce: "another" }, { nonce: "another" }],
  ["wrong audience", { aud: "somebody-else" }, { aud: "somebody-else" }],
  ["wrong issuer", { iss: "https://evil.example" }, { iss: "https://evil.example" }],
  ["unverified", { emailVerified: false }, { email_verified: false }],
])("%s can be ordered for one sign-in", async (_name, token, wrong) => {
  await order({ token });
  expect(await claimsOf({ login_hint: ada.email })).toMatchObject(wrong);
  expect(await claimsOf({ login_hint: ada.email })).not.toMatchObject(wrong);
});

test("an expired token can be ordered", async () => {
  await order({ token: { expiresIn: -60 } });
  const { exp, iat } = await claimsOf({ login_hint: ada.email });
  expect(exp).toBeLessThan(iat);
});

test("refusing comes back as access_denied", async () => {
  const { answer } = ask({ choice: "deny" });
  const back = new URL((await answer()).headers.get("location") ?? "");
  expect(back.searchParams.get("error")).toBe("access_denied");
});

test.each<[string, (grant: { code: string; verifier: string }) => Record<string, string>]>([
  ["without its verifier", ({ code }) => ({ code })],
  ["with another verifier", ({ code }) => ({ code, code_verifier: randomBytes(32).toString("base64url") })],
  [
    "for another address",
    ({ code, verifier }) => ({ code, code_verifier: verifier, redirect_uri: "http://x.example" }),
  ],
  ["that was never given", ({ verifier }) => ({ code: "guessed", code_verifier: verifier })],
])("a code %s is worth nothing", async (_name, fields) => {
  const answer = await redeem(fields(await codeFor({ login_hint: ada.email })));
  expect(answer.status).toBe(400);
  expect(await answer.json()).not.toHaveProperty("id_token");
});

test("a code works once", async () => {
  const { code, verifier } = await codeFor({ login_hint: ada.email });
  expect((await redeem({ code, code_verifier: verifier })).status).toBe(200);
  expect((await redeem({ code, code_verifier: verifier })).status).toBe(400);
});

test("trouble can be ordered over HTTP", async () => {
  await fetch(`${google}/__faults`, {
    method: "POST",
    body: JSON.stringify({ match: "/token", kind: "status", status: 503 }),
  });
  const { code, verifier } = await codeFor({ login_hint: ada.email });
  expect((await redeem({ code, code_verifier: verifier })).status).toBe(503);
  expect((await redeem({ code, code_verifier: verifier })).status).toBe(200);
});
