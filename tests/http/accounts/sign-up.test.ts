import { Client } from "@/tests/http/client";
import { testServer } from "@/tests/http/server";
import { COOKIE, stage } from "@/tests/http/trust/stage";
import { codeFor, letterTo, resetTokenFor } from "./mailbox";

const { sql } = stage();
const someone = (change: object = {}) => ({
  email: `ada-${crypto.randomUUID()}@example.test`,
  password: "quiet-harbour-41",
  firstName: "Ada",
  lastName: "Morning",
  acceptTerms: true,
  confirmAge: true,
  ...change,
});

/** Registered, verified and signed in, the way a person does it. */
async function arrive(change: object = {}) {
  const client = new Client();
  const person = someone(change);
  const registered = await client.post("/api/auth/register", person);
  const verified = await client.post("/api/auth/verify-code", {
    email: person.email,
    code: await codeFor(person.email),
  });
  return { client, person, registered, verified };
}

test("register, verify, look, leave: the whole way over HTTP", async () => {
  const { client, person, registered, verified } = await arrive();
  expect([registered.status, registered.json]).toEqual([201, { email: person.email, requiresVerification: true }]);
  expect(registered.headers.getSetCookie()).toEqual([]);
  expect(verified.status).toBe(200);
  const user = await client.get("/api/auth/user");
  expect(user.json).toMatchObject({ email: person.email, firstName: "Ada", role: "user", trialStatus: "not_started" });
  expect(user.headers.get("cache-control")).toBe("no-store");
  expect(user.text).not.toMatch(/argon2|password|session/i);

  const token = client.cookies.get(COOKIE) ?? "";
  expect((await client.post("/api/auth/logout")).status).toBe(204);
  expect(client.cookies.has(COOKIE)).toBe(false);
  client.setCookie(COOKIE, token);
  expect((await client.get("/api/auth/user")).status).toBe(401);
});

test("the cookie is closed to scripts and to other sites", async () => {
  const { person } = await arrive();
  const answer = await new Client().post("/api/auth/login", { email: person.email, password: person.password });
  const [line = ""] = answer.headers.getSetCookie();
  expect(line).toMatch(/HttpOnly/i);
  expect(line).toMatch(/SameSite=lax/i);
  expect(line).toMatch(/Path=\//);
});

test("beside it stands a hint for scripts, as long as it does, that holds nothing and opens nothing", async () => {
  const { person } = await arrive();
  const client = new Client();
  const answer = await client.post("/api/auth/login", { email: person.email, password: person.password });
  const [session = "", hint = "", ...others] = answer.headers.getSetCookie();
  const expiry = (line: string) => /expires=([^;]+)/i.exec(line)?.[1];
  expect(hint).toMatch(/^goalcoach-member=1;/);
  expect(hint).not.toMatch(/HttpOnly/i);
  expect(expiry(hint)).toBe(expiry(session));
  expect(others).toEqual([]);
  const stranger = new Client();
  stranger.setCookie("goalcoach-member", "1");
  expect((await stranger.get("/api/auth/user")).status).toBe(401);
  await client.post("/api/auth/logout");
  expect([...client.cookies.keys()]).toEqual([]);
});

test("the payload of spec 2 §7 is enough, and what it does not name is ignored (T26)", async () => {
  const { acceptTerms, confirmAge, ...plain } = someone();
  const extra = { id: "x", role: "super_admin", emailVerifiedAt: "2020-01-01", trialStartedAt: null, totalPoints: 9 };
  expect((await new Client().post("/api/auth/register", { ...plain, ...extra })).status).toBe(201);
  const [user] = await sql("select role, email_verified_at, total_points from users where email = $1", [plain.email]);
  expect(user).toEqual({ role: "user", email_verified_at: null, total_points: 0 });
});

test("before the address is proven one gets to the code and no further", async () => {
  const person = someone();
  const client = new Client();
  await client.post("/api/auth/register", person);
  const answer = await client.post("/api/auth/login", person);
  expect([answer.status, answer.json]).toEqual([
    403,
    expect.objectContaining({ requiresVerification: true, email: person.email, error: expect.any(String) }),
  ]);
  expect(client.cookies.has(COOKIE)).toBe(false);
});

test("a reset by mail: old cookie dead, old password dead, the link dead after one use", async () => {
  const { client, person } = await arrive();
  await new Client().post("/api/auth/forgot-password", { email: person.email });
  const token = await resetTokenFor(person.email);
  const body = { token, password: "another-harbour-42" };
  const presses = await Promise.all([1, 2, 3, 4].map(() => new Client().post("/api/auth/reset-password", body)));
  expect(presses.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  expect((await client.get("/api/auth/user")).status).toBe(401);
  const signIn = (password: string) => new Client().post("/api/auth/login", { email: person.email, password });
  expect((await signIn(person.password)).status).toBe(401);
  expect((await signIn(body.password)).status).toBe(200);
  await letterTo(person.email, ({ subject }) => /password/i.test(subject) && /changed/i.test(subject));
});

test("the link in the mail is built from the configuration, whatever the Host (T16)", async () => {
  const { person } = await arrive();
  const { url } = testServer();
  await new Client().call("/api/auth/forgot-password", {
    method: "POST",
    body: { email: person.email },
    headers: { "x-forwarded-host": "evil.example" },
  });
  const { text } = await letterTo(person.email, (letter) => letter.text.includes("/reset-password"));
  expect(text).toContain(`${url}/reset-password?token=`);
  expect(text).not.toContain("evil.example");
});

test("the time zone is taken once it exists, and kept with its history", async () => {
  const { client } = await arrive();
  expect((await client.patch("/api/auth/user/timezone", { timezone: "Asia/Tokyo" })).json).toMatchObject({
    timezone: "Asia/Tokyo",
  });
  const refused = await client.patch("/api/auth/user/timezone", { timezone: "Mars/Olympus" });
  expect([refused.status, Object.keys(refused.json.fields)]).toEqual([422, ["timezone"]]);
});

test("after ten wrong passwords the account rests, and says for how long", async () => {
  const { person } = await arrive();
  const wrong = { email: person.email, password: "wrong-harbour-40" };
  for (let attempt = 0; attempt < 10; attempt += 1) await new Client().post("/api/auth/login", wrong);
  const answer = await new Client().post("/api/auth/login", { ...wrong, password: person.password });
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
});
