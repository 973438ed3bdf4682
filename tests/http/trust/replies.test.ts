import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Client, type Reply } from "@/tests/http/client";
import { addressOf, mutates, operations } from "@/tests/http/operations";
import { testServer } from "@/tests/http/server";
import { pagesOf, ROOT } from "./backstage/pages";
import { type Cast, type Estate, stage } from "./stage";

/** T34: replies are minimal and kept nowhere. T41: the bundle holds no secret. */
const { sql, member, settle } = stage();

let me: Cast;
let them: Cast;
let mine: Estate;
let theirs: Estate;
beforeAll(async () => {
  me = await member({ firstName: "Minerva" });
  them = await member({ firstName: "Thessaly", lastName: "Otherperson" });
  for (const { id } of [me, them])
    await sql("update users set password_hash = '$argon2id$v=19$marker' where id = $1", [id]);
  [mine, theirs] = [await settle(me, "Climb my own hill"), await settle(them, "Climb Thessaly's hill")];
});

const reads = operations().filter((operation) => !mutates(operation) && operation.door !== "admin");
const ask = (who: Client, operation: (typeof reads)[number], { goalId, actionId }: Estate) =>
  who.get(`${addressOf(operation, { goalId, id: actionId }, "x")}?goalId=${goalId}`);
const pages = (goalId: string) => [...pagesOf("(member)", { goalId }), "/"];

/** What must stand in no answer, whoever asked. */
function expectMinimal(where: string, { text }: Pick<Reply, "text">, reader: Cast, other: Cast): void {
  const { NEXTAUTH_SECRET, CRON_SECRET, databaseUrl } = testServer();
  const found = [
    NEXTAUTH_SECRET,
    CRON_SECRET,
    databaseUrl,
    reader.token,
    reader.sessionId,
    "$argon2",
    other.email,
    other.id,
    other.firstName,
    other.token,
  ].filter((secret) => text.includes(secret));
  expect({ where, found }).toEqual({ where, found: [] });
  expect(text).not.toMatch(
    /password_?hash|session_?version|stripe_?id|providerId|"prompt"|<persona|node_modules|\bat .+\.js:\d+/i,
  );
  expect(text).not.toMatch(/\b(cus|sub|sk_test|sk_live|whsec)_\w{6,}/);
}

test.each(reads.map((operation) => [operation.name, operation] as const))("T34: %s", async (_name, operation) => {
  const answer = await ask(me.client, operation, mine);
  expect(answer.headers.get("cache-control")).toMatch(/no-store/);
  expectMinimal(operation.name, answer, me, them);
  if (operation.door === "member") expect(answer.status).toBe(200);
});

test("T34: pages hold what their reader may see, and nothing of anybody else", async () => {
  for (const path of pages(mine.goalId)) {
    const answer = await me.client.get(path);
    expect([path, answer.headers.get("cache-control")]).toEqual([path, expect.stringMatching(/no-store/)]);
    expectMinimal(path, answer, me, them);
  }
});

test("T34: two members behind one cache never see each other", async () => {
  const kept = new Map<string, string>();
  const cached = async (who: Client, path: string, headers: Record<string, string> = {}) => {
    const key = `${path} ${JSON.stringify(headers)}`;
    const found = kept.get(key);
    if (found !== undefined) return found;
    const answer = await who.get(path, headers);
    const rules = answer.headers.get("cache-control") ?? "";
    // What a cache that is shared may keep: anything that does not forbid it and has a life or looks long-lived.
    const forbidden =
      /no-store|private|no-cache|max-age=0/.test(rules) || (answer.headers.get("vary") ?? "").includes("ookie");
    if (answer.status === 200 && !forbidden) kept.set(key, answer.text);
    return answer.text;
  };
  const paths = [
    ...pages("x"),
    ...reads.filter(({ path }) => !path.includes("{")).map(({ path }) => path),
    "/pricing",
    "/auth/login",
  ];
  for (const headers of [{}, { rsc: "1" }, { rsc: "1", "next-router-prefetch": "1" }] as Record<string, string>[])
    for (const path of paths) {
      const first = await cached(them.client, path, headers);
      const second = await cached(me.client, path, headers);
      expect({ path, mixed: second.includes("Thessaly") || second.includes(them.email) }).toEqual({
        path,
        mixed: false,
      });
      if (path === "/dashboard" && !headers.rsc) expect(first).toContain("Thessaly");
    }
});

test("T34: of the two pages at / no shared cache keeps either", async () => {
  for (const client of [new Client(), me.client])
    expect((await client.get("/")).headers.get("cache-control")).toMatch(/private|no-store/);
});

test("T34: what goes wrong is told without its insides", async () => {
  const wrong = [
    await me.client.get(`/api/goals/${theirs.goalId}`),
    await me.client.post("/api/goals", { title: {}, targetValue: "x" }),
    await new Client().get("/api/goals"),
    await me.client.call("/api/goals", { method: "POST", raw: "{", headers: { "content-type": "application/json" } }),
    await me.client.get("/api/nothing"),
  ];
  expect(wrong.map(({ status }) => status)).toEqual([404, 422, 401, 422, 404]);
  for (const answer of wrong) expectMinimal("problem", answer, me, them);
});

describe("T41: what the browser is given", () => {
  const folder = join(ROOT, ".next/static");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const texts = files
    .filter((file) => /\.(js|css|json|html|txt)$/.test(file))
    .map((file) => [file, readFileSync(join(folder, file), "utf8")] as const);
  const holding = (pattern: RegExp) => texts.filter(([, text]) => pattern.test(text)).map(([file]) => file);

  test("is there to look at", () => {
    expect(texts.length).toBeGreaterThan(5);
    expect(holding(/GoalCoach/).length).toBeGreaterThan(0);
  });

  test("no source maps", () => {
    expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
    expect(holding(/sourceMappingURL/)).toEqual([]);
  });

  const SECRETS: readonly (readonly [string, RegExp])[] = [
    ["secret keys of Stripe", /\b[sr]k_(test|live)_\w{8,}|whsec_\w{8,}/],
    ["keys of the model's vendor", /sk-ant-[\w-]{8,}/],
    ["keys of the mailer", /\bre_[A-Za-z0-9]{8,}_\w+/],
    ["Twilio's account", /\bAC[0-9a-f]{32}\b/],
    ["keys of a cloud", /AKIA[0-9A-Z]{16}|AIza[\w-]{35}/],
    ["private keys", /BEGIN [A-Z ]*PRIVATE KEY/],
    ["database addresses", /postgres(ql)?:\/\/[^"'` ]*@/],
    [
      "names of secrets",
      /NEXTAUTH_SECRET|DATABASE_URL|CRON_SECRET|ANTHROPIC_API_KEY|RESEND_API_KEY|TWILIO_AUTH_TOKEN|STRIPE_SECRET_KEY/,
    ],
    ["hashes of passwords", /\$argon2id?\$|\$2[aby]\$\d\d\$/],
    ["the coaches' prompts", /You sound like this:|<persona key=/],
    ["the tables", /insert into users|_prisma_migrations|session_version/],
  ];
  test.each(SECRETS)("no %s", (_name, pattern) => {
    expect(holding(pattern)).toEqual([]);
  });

  test("nothing of this server's own secrets", () => {
    const { NEXTAUTH_SECRET, CRON_SECRET, databaseUrl } = testServer();
    for (const secret of [NEXTAUTH_SECRET, CRON_SECRET, databaseUrl])
      expect(texts.filter(([, text]) => text.includes(secret)).map(([file]) => file)).toEqual([]);
  });
});
