import { exampleOf } from "@/tests/http/examples";
import { addressOf, mutates, type Operation, operations } from "@/tests/http/operations";
import { testServer } from "@/tests/http/server";
import { pagesOf } from "./backstage/pages";
import { knock } from "./backstage/wire";
import { type Cast, COOKIE, type Estate, stage } from "./stage";

/** T11: no other site can make a member's browser do anything here. */
const { sql, member, settle, holdings } = stage();
const writes = operations().filter(mutates);

let me: Cast;
let estate: Estate;
beforeAll(async () => {
  me = await member();
  estate = await settle(me);
});

const idsFor = ({ path }: Operation) => ({
  ...estate,
  id: path.includes("check-ins") ? estate.checkInId : estate.actionId,
});
const address = (operation: Operation) => addressOf(operation, idsFor(operation), me.id);

const nobody = { "sec-fetch-site": "", origin: "" };
const FOREIGN: readonly (readonly [string, Record<string, string>])[] = [
  ["a foreign origin", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
  ["a foreign origin in an old browser", { origin: "https://evil.example" }],
  ["our name in front of theirs", { origin: `${testServer().url}.evil.example` }],
  ["our name as their user", { origin: `http://${new URL(testServer().url).host}@evil.example` }],
  ["an origin of null", { origin: "null" }],
  ["no origin, from another site", { "sec-fetch-site": "cross-site" }],
  ["no origin, from a sister site", { "sec-fetch-site": "same-site" }],
  ["our origin, from another site", { origin: testServer().url, "sec-fetch-site": "cross-site" }],
];

/** Without the browser's own headers, which the test's client would add. */
const send = (operation: Operation, headers: Record<string, string>, raw?: string) => {
  const given = Object.fromEntries(Object.entries({ ...nobody, ...headers }).filter(([, value]) => value !== ""));
  return fetch(new URL(address(operation), testServer().url), {
    method: operation.method,
    headers: { cookie: [...me.client.cookies].map((pair) => pair.join("=")).join("; "), ...given },
    redirect: "manual",
    ...(raw !== undefined && { body: raw }),
  });
};

test.each(writes.map((operation) => [operation.name, operation] as const))("%s", async (_name, operation) => {
  const before = await holdings(me.id);
  const body = exampleOf(operation, idsFor(operation));
  const text = JSON.stringify(body ?? {});
  const json = body ? { "content-type": "application/json" } : undefined;
  for (const [name, headers] of FOREIGN) {
    const answer = await send(operation, { ...json, ...headers }, body && text);
    expect([name, answer.status]).toEqual([name, 403]);
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  }
  // What a form can send without being asked first: refused even where it seems to come from ourselves.
  if (body)
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "text/plain; application/json",
    ])
      expect([type, (await send(operation, { origin: testServer().url, "content-type": type }, text)).status]).toEqual([
        type,
        415,
      ]);
  expect(await holdings(me.id)).toBe(before);
  expect((await me.client.get("/api/auth/user")).status).toBe(200);
});

test("the same calls from our own pages are let in", async () => {
  const someone = await member();
  const goal = await someone.client.post("/api/goals", {
    title: "Walk",
    targetValue: 10,
    unit: "miles",
    category: "fitness",
  });
  expect(goal.status).toBe(201);
});

test("no preflight is answered for anybody", async () => {
  const answer = await fetch(new URL("/api/goals", testServer().url), {
    method: "OPTIONS",
    headers: { origin: "https://evil.example", "access-control-request-method": "POST" },
  });
  const allowed = [...answer.headers.keys()].filter((name) => name.startsWith("access-control-"));
  expect(allowed).toEqual([]);
});

describe("no GET changes anything", () => {
  const reads = operations().filter((operation) => !mutates(operation));
  const OVERRIDES = { "x-http-method-override": "DELETE", "x-method-override": "DELETE", "x-http-method": "DELETE" };

  test.each(reads.map((operation) => [operation.name, operation] as const))("%s", async (_name, operation) => {
    const before = await holdings(me.id);
    const query = `?goalId=${estate.goalId}&_method=DELETE`;
    for (const headers of [
      {},
      { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", ...OVERRIDES },
    ] as Record<string, string>[]) {
      const jar = new Map(me.client.cookies);
      await me.client.call(address(operation) + query, { headers });
      // Whatever the answer did to the browser's cookies, the session itself still stands.
      for (const [name, value] of jar) me.client.setCookie(name, value);
    }
    expect(await holdings(me.id)).toBe(before);
    expect(await sql("select revoked_at from session where id = $1", [me.sessionId])).toEqual([{ revoked_at: null }]);
  });

  test("pages neither", async () => {
    const before = await holdings(me.id);
    for (const path of pagesOf("(member)", { goalId: estate.goalId })) await me.client.get(path);
    expect(await holdings(me.id)).toBe(before);
  });

  test("signing out by a link takes a link of ours", async () => {
    const { client, token } = await member();
    // fetch() writes these headers itself.
    const follow = (site: string, more = {}) =>
      knock("/api/auth/logout", {
        headers: { cookie: `${COOKIE}=${token}`, "sec-fetch-site": site, "sec-fetch-mode": "navigate", ...more },
      });
    const others = ["cross-site", "same-site", "none"].map((site) => () => follow(site));
    for (const ask of [...others, () => follow("same-origin", { purpose: "prefetch" })]) {
      const page = await ask();
      expect([page.status, page.text.includes("<form")]).toEqual([200, true]);
    }
    expect((await client.get("/api/auth/user")).status).toBe(200);
    expect((await follow("same-origin")).status).toBe(303);
    expect((await client.get("/api/auth/user")).status).toBe(401);
  });
});
