import { type APIRequestContext, expect } from "playwright/test";
import { COACHES } from "@/lib/core/coaches/catalogue";
import { LANDING_TILES } from "@/lib/core/goals/landing-tiles";
import { testServer } from "../http/server";
import { enterAsMember } from "./entrance";
import { type Markup, markupOf } from "./markup";
import { test } from "./person";
import { STATIC_PAGES } from "./public-pages";

/** Where a link ends, redirects followed, and what is to be read there. */
type Arrival = { readonly at: string; readonly heading: string };

/** Pages that a later issue brings. Whoever builds one takes it off this list: the crawl fails until they do. */
const TO_COME: Readonly<Record<string, string>> = {
  "/profile": "G",
  "/settings": "G",
  "/subscribe": "F",
  "/update-payment": "F",
  "/admin": "H",
  "/admin/login": "H",
};

const LOGIN = "Get Started with GoalCoach";
const OVERVIEW = /Vera/;

/** Spec 1 §2 and spec 2 §2, for the addresses that the public pages link to: [stranger, member]. */
const PLACES: Readonly<Record<string, readonly [Arrival | RegExp | string, Arrival | RegExp | string]>> = {
  "/": ["Goals aren't the problem. Motivation is.", OVERVIEW],
  "/coach-showcase": ["Meet Your Coaches", "Meet Your Coaches"],
  ...Object.fromEntries(
    COACHES.map(({ key }) => [`/coach-showcase?coach=${key}`, ["Meet Your Coaches", "Meet Your Coaches"]]),
  ),
  "/pricing": [/./, /./],
  "/privacy-policy": ["Privacy Policy", "Privacy Policy"],
  "/terms-of-use": ["Terms of Use", "Terms of Use"],
  "/cookie-policy": ["Cookie Policy", "Cookie Policy"],
  "/safety": [/[Ss]afe/, /[Ss]afe/],
  "/auth/login": [LOGIN, { at: "/dashboard", heading: "Vera" }],
  "/auth/login?context=trial": ["Start Your Free Trial", { at: "/dashboard", heading: "Vera" }],
  "/auth/login?context=signup": ["Sign up now!", { at: "/dashboard", heading: "Vera" }],
  "/dashboard": [{ at: "/login", heading: LOGIN }, OVERVIEW],
  "/goals": [LOGIN, OVERVIEW],
  "/settings": [LOGIN, /./],
  ...Object.fromEntries(LANDING_TILES.map(({ id }) => [`/goal-setup?goal=${id}`, [LOGIN, "Choose a Goal"]])),
};

const pathOf = (address: string) => new URL(address, testServer().url).pathname;
const issueOf = (address: string) => TO_COME[pathOf(address)];

type Visit = Markup & { readonly status: number; readonly at: string };

/** Walks with the cookies of `request`; each address is fetched once, fragments aside. */
function walker(request: APIRequestContext) {
  const origin = testServer().url;
  const seen = new Map<string, Promise<Visit>>();
  const fetched = async (address: string): Promise<Visit> => {
    const response = await request.get(`${origin}${address}`, { headers: { accept: "text/html" } });
    const { pathname, search } = new URL(response.url());
    return { status: response.status(), at: `${pathname}${search}`, ...markupOf(await response.text()) };
  };
  return (address: string) => {
    const [bare = "/"] = address.split("#");
    const known = seen.get(bare) ?? fetched(bare);
    seen.set(bare, known);
    return known;
  };
}

/** Same-origin addresses of a page's links, as path and query. */
function insideLinks(visit: Visit): string[] {
  return visit.links.flatMap((href) => {
    const { origin, pathname, search, hash } = new URL(href, `${testServer().url}${visit.at}`);
    return origin === testServer().url ? [`${pathname}${search}${hash}`] : [];
  });
}

/** What is wrong with the place at the end of a link, in words; nothing when all is well. */
async function complaint(walk: (address: string) => Promise<Visit>, link: string, who: 0 | 1): Promise<string[]> {
  const visit = await walk(link);
  const [bare = "/", fragment] = link.split("#");
  if (fragment && !visit.ids.has(fragment)) return [`${link}: no such place on the page`];
  if (issueOf(bare) && visit.status === 404) return [];
  const [path = bare] = bare.split("?");
  const expected = PLACES[bare]?.[who] ?? (path === "/subscribe" && who === 0 ? /./ : undefined);
  if (expected === undefined) return [`${link}: an address that the specification does not name`];
  const { at, heading } = typeof expected === "object" && "at" in expected ? expected : { at: bare, heading: expected };
  const isRight =
    visit.status === 200 &&
    visit.at === at &&
    (typeof heading === "string" ? visit.heading.includes(heading) : heading.test(visit.heading));
  return isRight ? [] : [`${link}: ${visit.status} at ${visit.at}, “${visit.heading}”`];
}

for (const [who, name] of [
  [0, "a stranger"],
  [1, "a member"],
] as const) {
  test(`every link of the public pages leads ${name} where the specification says`, async ({ context }) => {
    if (who === 1) await enterAsMember(context);
    const walk = walker(context.request);
    const links = new Set<string>();
    const wrong: string[] = [];
    for (const page of STATIC_PAGES) {
      const visit = await walk(page);
      expect([page, visit.status, visit.at]).toEqual([page, 200, page]);
      // What a member finds at "/" is the overview, and no public page.
      if (page === "/" && who === 1) continue;
      for (const link of insideLinks(visit)) links.add(link);
      for (const id of visit.wanted.filter((id) => !visit.ids.has(id))) wrong.push(`${page}: nothing is called ${id}`);
    }
    expect(links.size).toBeGreaterThan(15);
    for (const link of links) wrong.push(...(await complaint(walk, link, who)));
    expect(wrong).toEqual([]);
  });
}

test("no link leads a member nowhere, on whatever page of ours they are", async ({ context }) => {
  const { goalId } = await enterAsMember(context);
  const walk = walker(context.request);
  const ahead = ["/", "/goals/new", "/coaches", `/goals/${goalId}`, `/chat/v2/${goalId}`, ...STATIC_PAGES];
  const met = new Set(ahead);
  const dead: string[] = [];
  for (let page = ahead.pop(); page !== undefined; page = ahead.pop()) {
    const visit = await walk(page);
    if (visit.status !== 200 && !issueOf(page)) dead.push(`${page}: ${visit.status}`);
    for (const link of insideLinks(visit)) {
      if (met.has(link) || /^\/(api|_next)\//.test(link)) continue;
      met.add(link);
      ahead.push(link);
    }
  }
  expect(dead).toEqual([]);
  expect(met.size).toBeGreaterThan(30);
});

test("pages that were to come are still to come", async ({ context }) => {
  await enterAsMember(context);
  const walk = walker(context.request);
  const here: string[] = [];
  for (const [path, issue] of Object.entries(TO_COME)) {
    if ((await walk(path)).status !== 404) here.push(`${path} (issue ${issue}) is here: take it off TO_COME`);
  }
  expect(here).toEqual([]);
});

test("every file that a public page names is there", async ({ request }) => {
  const walk = walker(request);
  const files = new Set<string>();
  const foreign: string[] = [];
  for (const page of [...STATIC_PAGES, "/auth/login", "/verify-email"]) {
    for (const file of (await walk(page)).files) {
      const { origin, pathname, protocol } = new URL(file, testServer().url);
      // Addresses for sharing are absolute, at the origin that the build knew; the file is ours all the same.
      if (origin !== testServer().url && !/^\/og\/[a-z-]+\.png$/.test(pathname)) foreign.push(`${page}: ${file}`);
      else if (protocol.startsWith("http")) files.add(pathname);
    }
  }
  const missing: string[] = [];
  for (const file of files) {
    const response = await request.get(`${testServer().url}${file}`);
    const type = response.headers()["content-type"] ?? "";
    if (response.status() !== 200 || /html/.test(type)) missing.push(`${file}: ${response.status()} ${type}`);
  }
  expect({ foreign, missing }).toEqual({ foreign: [], missing: [] });
  for (const { key } of COACHES) {
    expect([...files]).toEqual(expect.arrayContaining([`/coaches/${key}.webm`, `/coaches/${key}.mp4`]));
  }
  expect([...files].filter((file) => file.startsWith("/og/"))).toHaveLength(5);
});
