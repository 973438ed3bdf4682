import { memberTokens } from "@/lib/adapters/next-auth/member-tokens";
import type { SessionId } from "@/lib/core/kernel/id";
import { Client, type Reply } from "@/tests/http/client";
import { addressOf, operations } from "@/tests/http/operations";
import { testServer } from "@/tests/http/server";
import { pagesOf } from "./backstage/pages";
import { knock } from "./backstage/wire";
import { type Cast, COOKIE, type Estate, goalForm, stage } from "./stage";

/** T5: every handler and page asks for itself who is there; the front door could be missing. */
const { sql, member, settle } = stage();
const TITLE = "Swim across the marker lake";

let owner: Cast;
let estate: Estate;
beforeAll(async () => {
  owner = await member({ firstName: "Markerella" });
  estate = await settle(owner, TITLE);
});

const PROBES: readonly (readonly [string, Record<string, string>])[] = [
  ["nothing", {}],
  ["the subrequest of old", { "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" }],
  [
    "its other spelling",
    { "x-middleware-subrequest": "src/middleware:src/middleware:src/middleware:src/middleware:src/middleware" },
  ],
  ["a bypassed front door", { "x-middleware-next": "1", "x-middleware-rewrite": "/dashboard", "x-nextjs-data": "1" }],
  [
    "headers that rename the path",
    { "x-original-url": "/api/health", "x-rewrite-url": "/api/health", "x-invoke-path": "/api/health" },
  ],
  [
    "a server component's request",
    { rsc: "1", "next-router-state-tree": "%5B%22%22%2C%7B%7D%5D", "next-url": "/dashboard" },
  ],
  ["a prefetch", { rsc: "1", "next-router-prefetch": "1", purpose: "prefetch" }],
  ["a segment's prefetch", { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" }],
  [
    "somebody trusted",
    { "x-forwarded-for": "127.0.0.1", "x-forwarded-host": "localhost", "x-goalcoach-peer": "127.0.0.1" },
  ],
];

/** The framework sends a server component's request on to an address of its own first: it is followed there. */
async function insist(client: Client, path: string, call: Parameters<Client["call"]>[1]): Promise<Reply> {
  const answer = await client.call(path, call);
  const location = answer.headers.get("location") ?? "";
  return answer.status === 307 && /[?&]_rsc\b/.test(location) ? client.call(location, call) : answer;
}

const reveals = (text: string) => [TITLE, "Markerella", owner.email].filter((secret) => text.includes(secret));

describe("handlers", () => {
  const guarded = operations().filter(({ door }) => door !== "visitor");

  test.each(guarded.map((operation) => [operation.name, operation] as const))("%s", async (_name, operation) => {
    const ids = {
      goalId: estate.goalId,
      id: operation.path.includes("check-ins") ? estate.checkInId : estate.actionId,
    };
    for (const [, headers] of PROBES) {
      const answer = await insist(new Client(), addressOf(operation, ids, owner.id), {
        method: operation.method,
        headers,
        ...(operation.method !== "GET" && { body: {} }),
      });
      expect(answer.status).toBe(401);
      expect(reveals(answer.text)).toEqual([]);
    }
  });
});

describe("pages", () => {
  const pages = () => pagesOf("(member)", { goalId: estate.goalId });

  test("the owner sees them, so that there is something to keep", async () => {
    expect(pages()).toContain("/dashboard");
    const texts = await Promise.all(pages().map(async (path) => (await owner.client.get(path)).text));
    expect(texts.filter((text) => text.includes(TITLE)).length).toBeGreaterThan(0);
  });

  test.each(PROBES)("show nothing to %s", async (_name, headers) => {
    for (const path of pages()) {
      const { status, text } = await insist(new Client(), path, { headers });
      expect({ path, status: status < 500, reveals: reveals(text) }).toEqual({ path, status: true, reveals: [] });
    }
  });

  // The front door opens the token and asks no more: these get past it, and only the page itself can refuse them.
  const dead: readonly (readonly [string, () => Promise<string>])[] = [
    [
      "a session that was revoked",
      async () => {
        const gone = await member();
        await sql("update session set revoked_at = now() where id = $1", [gone.sessionId]);
        return gone.token;
      },
    ],
    [
      "a session that never was",
      () =>
        memberTokens({ secret: testServer().NEXTAUTH_SECRET }).seal(
          { userId: owner.id, sessionId: crypto.randomUUID() as SessionId, sessionVersion: 1 },
          3600,
        ),
    ],
    [
      "an account that was deactivated",
      async () => {
        const gone = await member();
        await sql("update users set is_active = false where id = $1", [gone.id]);
        return gone.token;
      },
    ],
  ];
  test.each(dead)("show nothing to %s", async (_name, token) => {
    const client = new Client();
    const value = await token();
    for (const path of pages()) {
      client.setCookie(COOKIE, value);
      for (const headers of [{}, { rsc: "1" }] as Record<string, string>[]) {
        const { status, text } = await insist(client, path, { headers });
        expect({ path, reveals: reveals(text) }).toEqual({ path, reveals: [] });
        // Where a skeleton was sent first, the redirect comes in the page.
        const leaves = status === 307 || /http-equiv="refresh"[^>]*\/api\/auth\/ended/.test(text);
        if (!headers.rsc) expect([path, leaves]).toEqual([path, true]);
      }
    }
  });

  test("a member sees nothing of another's", async () => {
    const other = await member();
    await other.client.post("/api/goals", goalForm("Read 12 books"));
    for (const path of pages()) {
      const { text } = await other.client.get(path);
      expect({ path, reveals: reveals(text) }).toEqual({ path, reveals: [] });
    }
  });
});

describe("oddly written paths", () => {
  const odd = () => {
    const goal = `/goals/${estate.goalId}`;
    return [
      `${goal}.rsc`,
      `${goal}.segments/_tree.segment.rsc`,
      `/_next/data/x/goals/${estate.goalId}.json`,
      "/dashboard.rsc",
      "/dashboard.txt",
      "//dashboard",
      "/./dashboard",
      "/x/../dashboard",
      "/%64ashboard",
      "/DASHBOARD",
      "/dashboard/",
      "/dashboard;x=1",
      "/dashboard%00",
      "/dashboard%2f",
      "/%2e%2e/dashboard",
      "/..%2fdashboard",
      "/%5cdashboard",
      "//admin",
      "/%61dmin",
      "/ADMIN",
      "/admin/users",
      `/goals/x?goalId=${estate.goalId}&nxtPgoalId=${estate.goalId}`,
      "/?__nextLocale=x&nxtPslug=dashboard",
      "/%",
      "/%ff%fe",
    ];
  };

  test("show a stranger nothing, and break nothing", async () => {
    for (const path of odd()) {
      const { status, text } = await knock(path);
      expect({ path, fine: status < 500, reveals: reveals(text) }).toEqual({ path, fine: true, reveals: [] });
    }
  });

  test("API paths are no easier", async () => {
    for (const path of [
      `//api/goals/${estate.goalId}`,
      `/API/goals/${estate.goalId}`,
      `/api/goals/${estate.goalId}/`,
      `/%61pi/goals/${estate.goalId}`,
      `/api/goals/${estate.goalId}.rsc`,
    ]) {
      const { status, text } = await knock(path);
      expect({ path, fine: status < 500, reveals: reveals(text) }).toEqual({ path, fine: true, reveals: [] });
    }
  });
});
