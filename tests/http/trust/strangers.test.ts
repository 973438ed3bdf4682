import { hash } from "@node-rs/argon2";
import { Client, type Reply } from "@/tests/http/client";
import { stage } from "./stage";

/** T15: nobody learns from an answer whether somebody has an account. T38: nobody is sent away from here. */
const { sql, member } = stage();
const PASSWORD = "quiet-harbour-41";
const PASSING = new Set(["date", "x-request-id", "connection", "keep-alive"]);

const unknown = () => `nobody-${crypto.randomUUID()}@example.test`;
const known = async () => {
  const person = await member();
  await sql("update users set password_hash = $2 where id = $1", [person.id, await hash(PASSWORD)]);
  return person.email;
};
const unverified = async () => {
  const { email } = await member({ isVerified: false });
  return email;
};
const google = async () => (await member()).email;

/** All that an answer shows, but for the address that the caller named and what differs every time. */
const shown = ({ status, headers, text }: Reply, email: string) => ({
  status,
  headers: [...headers].filter(([name]) => !PASSING.has(name)),
  text: text.replaceAll(email, "EMAIL").replace(/"requestId":"[^"]*"/, ""),
});

const registration = (email: string) => ({
  email,
  password: PASSWORD,
  firstName: "A",
  lastName: "B",
  acceptTerms: true,
  confirmAge: true,
});
const ASKED: readonly (readonly [string, (email: string) => object])[] = [
  ["/api/auth/register", registration],
  ["/api/auth/forgot-password", (email) => ({ email })],
  ["/api/auth/resend-verification", (email) => ({ email })],
  ["/api/auth/verify-code", (email) => ({ email, code: "ABC234" })],
  ["/api/auth/login", (email) => ({ email, password: "another-harbour-42" })],
];

describe.each(ASKED)("T15: %s answers alike for", (path, body) => {
  const ask = async (email: string) => shown(await new Client().post(path, body(email)), email);

  test.each([
    ["a member", known],
    ["somebody not yet verified", unverified],
    ["somebody who signs in with Google", google],
  ])("%s and for nobody", async (_name, make) => {
    const answer = await ask(await make());
    expect(answer).toEqual(await ask(unknown()));
    expect(answer.status).toBeLessThan(500);
  });

  test("any spelling of an address", async () => {
    const email = await known();
    expect(shown(await new Client().post(path, body(email.toUpperCase())), email).status).toBe(
      (await ask(unknown())).status,
    );
  });
});

test("T15: a wrong password costs as much time for nobody as for a member", async () => {
  const email = await known();
  const fastest = async (address: () => string) => {
    const begun = performance.now();
    await new Client().post("/api/auth/login", { email: address(), password: "another-harbour-42" });
    return performance.now() - begun;
  };
  const times = { member: [] as number[], nobody: [] as number[] };
  for (let round = 0; round < 6; round += 1) {
    times.member.push(await fastest(() => email));
    times.nobody.push(await fastest(unknown));
  }
  const ratio = Math.min(...times.nobody) / Math.min(...times.member);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});

test("T15: unknown and used-up reset links read the same", async () => {
  const links = ["0".repeat(64), "f".repeat(64)].map((token) => ({ token, password: PASSWORD }));
  const [one, two] = await Promise.all(links.map((link) => new Client().post("/api/auth/reset-password", link)));
  expect(shown(one as Reply, "-")).toEqual(shown(two as Reply, "-"));
});

describe("T38: return paths stay here", () => {
  const hostile = [
    "https://evil.example/",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/%0d%0alocation:%20https://evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "https:evil.example",
    " //evil.example",
    "/..//evil.example",
    "/.//evil.example",
    "\u0000//evil.example",
    "http://localhost@evil.example/",
  ];
  const foreign = (location: string | null) => {
    if (location === null) return false;
    const { hostname } = new URL(location, "http://here.test");
    return hostname.endsWith("evil.example") || !/^https?:/.test(new URL(location, "http://here.test").protocol);
  };

  test.each(hostile)("%j", async (next) => {
    const stranger = new Client();
    const signedIn = (await member()).client;
    const query = `next=${encodeURIComponent(next)}&callbackUrl=${encodeURIComponent(next)}&redirect=${encodeURIComponent(next)}`;
    for (const path of ["/api/auth/ended", "/api/auth/google", "/auth/login", "/login", "/api/auth/logout"])
      for (const client of [stranger, signedIn]) {
        const { status, headers, text } = await client.get(`${path}?${query}`);
        expect([path, status < 500, foreign(headers.get("location"))]).toEqual([path, true, false]);
        expect(text).not.toMatch(/(href|action|src)="\s*(javascript:|data:|(https?:)?[\\/]{2,}[^"]*evil)/i);
      }
  });

  test("a Host of somebody else's leads nobody there", async () => {
    const { client } = await member();
    for (const headers of [
      { "x-forwarded-host": "evil.example" },
      { "x-forwarded-proto": "https", "x-forwarded-host": "evil.example" },
    ] as Record<string, string>[])
      for (const path of ["/login", "/dashboard", "/api/auth/ended", "/api/auth/google", "/pricing/"]) {
        const answer = await client.get(path, headers);
        expect([path, foreign(answer.headers.get("location"))]).toEqual([path, false]);
      }
  });
});
