import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isStaticPage } from "@/lib/core/accounts/page-policy";
import { Client } from "@/tests/http/client";
import { pagesOf, ROOT } from "./backstage/pages";
import { type Answer, knock } from "./backstage/wire";
import { type Estate, stage } from "./stage";

/** T39: what a page may load and who may frame it. T41: nothing is there that need not be. */
const { member, settle } = stage();

let cookie: string;
let estate: Estate;
beforeAll(async () => {
  const someone = await member();
  estate = await settle(someone);
  cookie = [...someone.client.cookies].map((pair) => pair.join("=")).join("; ");
});

const prerendered = Object.keys(
  (JSON.parse(readFileSync(join(ROOT, ".next/prerender-manifest.json"), "utf8")) as { routes: object }).routes,
).filter((path) => !path.startsWith("/_") && !/\.\w+$/.test(path));
const signIn = () => [...pagesOf("(auth)"), "/dashboard-of-nobody"];
const memberPages = () => [...pagesOf("(member)", { goalId: estate.goalId }), "/", "/no/such/page"];

const rule = (answer: Answer, name: string) =>
  (answer.headers["content-security-policy"] ?? "")
    .toString()
    .split("; ")
    .find((line) => line.startsWith(`${name} `)) ?? "";
const nonceOf = (answer: Answer) => /'nonce-([^']+)'/.exec(rule(answer, "script-src"))?.[1];
const scripts = ({ text }: Answer) => [...text.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = ""]) => attributes);

function expectClosed(path: string, answer: Answer): void {
  const { headers } = answer;
  expect({ path, ...headers }).toMatchObject({
    path,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
    "strict-transport-security": expect.stringMatching(/max-age=\d{8}/),
  });
  expect(headers["x-powered-by"]).toBeUndefined();
  expect(Object.keys(headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
  // A second policy on the same answer would arrive joined by a comma.
  expect([path, `${headers["content-security-policy"]}`.split("default-src").length]).toEqual([path, 2]);
  expect(headers["content-security-policy"]).not.toContain(",");
  for (const name of ["object-src", "base-uri", "frame-ancestors"]) expect(rule(answer, name)).toBe(`${name} 'none'`);
  expect(rule(answer, "connect-src")).toBe("connect-src 'self'");
  expect(headers["content-security-policy"]).not.toContain("stripe");
  expect(answer.text).not.toMatch(/<[a-z][^>]*\son(click|load|error|submit|focus|toggle)=/i);
}

/** A fresh nonce, and no script without it. */
function expectNonce(path: string, answer: Answer): string {
  const nonce = nonceOf(answer) ?? "";
  expect([path, nonce.length]).toEqual([path, expect.any(Number)]);
  expect(rule(answer, "script-src")).toBe(`script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`);
  const naked = scripts(answer).filter((attributes) => !attributes.includes(`nonce="${nonce}"`));
  expect({ path, naked, scripts: scripts(answer).length > 0 }).toEqual({ path, naked: [], scripts: true });
  expect(answer.headers["cache-control"]).toMatch(/no-store/);
  return nonce;
}

describe("T39: pages that are the same for everybody", () => {
  test("are those that the policy knows, and no page else is built ahead", () => {
    expect(prerendered.filter((path) => !isStaticPage(path))).toEqual([]);
    expect(prerendered.length).toBeGreaterThan(3);
  });

  test.each(prerendered)("%s", async (path) => {
    const answer = await knock(path);
    expect(answer.status).toBe(200);
    expectClosed(path, answer);
    expect(nonceOf(answer)).toBeUndefined();
    expect(rule(answer, "script-src")).toBe("script-src 'self' 'unsafe-inline'");
    expect(scripts(answer).filter((attributes) => /src="(https?:)?\/\//.test(attributes))).toEqual([]);
  });
});

describe("T39: pages made for one reader", () => {
  test("of signing in", async () => {
    for (const path of signIn()) {
      const answer = await knock(path);
      expectClosed(path, answer);
      expectNonce(path, answer);
    }
  });

  test("of a member, and what a member finds where nothing is", async () => {
    const nonces = new Set<string>();
    const shown = [];
    for (const path of [...memberPages(), ...memberPages()]) {
      const answer = await knock(path, { headers: { cookie } });
      expectClosed(path, answer);
      if (answer.status !== 200 && answer.status !== 404) continue;
      shown.push(path);
      nonces.add(expectNonce(path, answer));
    }
    expect(shown).toEqual(expect.arrayContaining(["/dashboard", "/", "/no/such/page"]));
    expect(nonces.size).toBe(shown.length);
  });

  test("take no nonce that the caller chose", async () => {
    const chosen = "script-src 'nonce-chosen-by-somebody'";
    for (const path of ["/dashboard", "/auth/login", "/pricing"]) {
      const answer = await knock(path, { headers: { cookie, "content-security-policy": chosen } });
      expect(`${answer.headers["content-security-policy"]}${answer.text}`).not.toContain("chosen-by-somebody");
    }
  });

  test("carry the id of their request", async () => {
    const mine = await knock("/auth/login", { headers: { "x-request-id": "trace-0123456789" } });
    const strange = await knock("/auth/login", { headers: { "x-request-id": "<script>" } });
    expect(mine.headers["x-request-id"]).toBe("trace-0123456789");
    expect(strange.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  });
});

test.each(["/api/health", "/api/goals", "/robots.txt", "/manifest.webmanifest", "/icon.svg", "/nothing.png"])(
  "T39: %s carries the standing headers",
  async (path) => {
    const { headers } = await knock(path);
    expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "x-frame-options": "DENY" });
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers["access-control-allow-origin"]).toBeUndefined();
  },
);

describe("T41: nothing extra", () => {
  test.each([
    "/api/auth/demo",
    "/api/auth/signin",
    "/api/auth/signin/google",
    "/api/auth/signout",
    "/api/auth/session",
    "/api/auth/csrf",
    "/api/auth/providers",
    "/api/auth/error",
    "/api/auth/verify-request",
    "/api/auth/callback/credentials",
    "/api/auth/_log",
    "/api/openapi",
    "/api/openapi.json",
    "/api/debug",
    "/api/test",
    "/api/seed",
  ])("%s", async (path) => {
    for (const method of ["GET", "POST"]) {
      const answer = await new Client().call(path, { method, ...(method === "POST" && { body: {} }) });
      expect([method, answer.status]).toEqual([method, 404]);
      expect(answer.json).toMatchObject({ status: 404, error: "Not found" });
    }
  });

  test("no source maps", async () => {
    const [page] = [await knock("/")];
    const files = [
      ...new Set([...page.text.matchAll(/\/_next\/static\/[^"'\\ ]+?\.(?:js|css)/g)].map(([file]) => file)),
    ];
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      expect([file, (await knock(`${file}.map`)).status]).toEqual([file, 404]);
      expect((await knock(file)).text).not.toContain("sourceMappingURL");
    }
  });

  test.each([
    "/_next/image?url=%2Ficon.svg&w=64&q=75",
    "/.env",
    "/.git/config",
    "/package.json",
    "/prisma/schema.prisma",
    "/_next/server/app/page.js",
    "/_next/BUILD_ID",
    "/_next/../package.json",
    "/_next/static/../../package.json",
    "/openapi.json",
  ])("%s is not served", async (path) => {
    const { status, text } = await knock(path);
    expect(text).not.toMatch(/"dependencies"|\[core\]|DATABASE_URL|datasource db/);
    if (path.startsWith("/_next/image")) expect(status).toBe(404);
  });

  test("built files may be kept for ever, pages for one reader not at all", async () => {
    const { text } = await knock("/");
    const file = /\/_next\/static\/[^"'\\ ]+?\.js/.exec(text)?.[0] ?? "";
    expect((await knock(file)).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });
});
