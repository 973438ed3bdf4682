import type { CookieJar } from "@/lib/core/accounts/sign-in/google";
import { ORIGIN, testHouse } from "../../factories/house";
import { refused } from "../../factories/refused";
import type { TokenFault } from "../../stand-ins/google";

const it = testHouse({ google: true });
const { house, database, visitor, runJobs, mails } = it;
const ada = { email: "Ada.Morning@example.com", name: "Ada Morning", verified: true };
const email = ada.email.toLowerCase();

type Trip = { person?: typeof ada; token?: TokenFault; deny?: boolean; next?: string };

const jarOf = (lines: readonly string[]): CookieJar =>
  Object.fromEntries(
    lines.map((line) => {
      const [pair = ""] = line.split(";");
      return [pair.slice(0, pair.indexOf("=")), decodeURIComponent(pair.slice(pair.indexOf("=") + 1))];
    }),
  );

/** To Google and back: what the browser would carry. */
async function travel({ person = ada, token, deny, next }: Trip = {}) {
  const begun = await house.beginGoogleSignIn(visitor(), { next });
  await it.google.next(deny ? { deny } : { person, token });
  const answer = await fetch(begun.location ?? "", { redirect: "manual" });
  const back = new URL(answer.headers.get("location") ?? "");
  return { begun, back, jar: jarOf(begun.cookies), query: Object.fromEntries(back.searchParams) };
}
const signIn = async (trip?: Trip) => {
  const { jar, query } = await travel(trip);
  return (await house.finishGoogleSignIn(visitor(), { jar, query })).opened;
};
const users = () => database.sql("select id, email, first_name, last_name, role, password_hash from users");

test("the trip carries state, PKCE and nonce, and ends at our own address (T14)", async () => {
  const { begun, back } = await travel();
  const query = new URL(begun.location ?? "").searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    code_challenge_method: "S256",
    redirect_uri: `${ORIGIN}/api/auth/callback/google`,
    state: expect.any(String),
    nonce: expect.any(String),
  });
  expect(back.origin).toBe(ORIGIN);
  expect(
    begun.cookies.every((line) => /HttpOnly/.test(line) && /Secure/.test(line) && /SameSite=Lax/i.test(line)),
  ).toBe(true);
});

test("somebody new gets an account with their names, what they agreed to, and a welcome", async () => {
  const opened = await signIn();
  expect(opened?.to).toBe("/dashboard");
  expect(await users()).toMatchObject([{ email, first_name: "Ada", last_name: "Morning", password_hash: null }]);
  expect(await house.recogniseMember(opened?.session.token ?? "")).not.toBeNull();
  expect(await database.sql("select kind from consent order by kind")).toEqual([{ kind: "age" }, { kind: "terms" }]);
  await runJobs();
  expect(mails(email)).toHaveLength(1);
});

test("the same person again is the same account, whatever their address has become", async () => {
  await signIn();
  await database.sql("update users set email = 'renamed@example.com'");
  await signIn();
  expect(await users()).toHaveLength(1);
  await runJobs();
  expect(mails()).toHaveLength(1);
});

test("links to the account that has proven the same address, and leaves its password alone", async () => {
  const { userId } = await it.member({ email, passwordHash: "kept" });
  await signIn();
  expect(await users()).toMatchObject([{ id: userId, password_hash: "kept" }]);
  expect(await database.sql("select user_id from identity")).toEqual([{ user_id: userId }]);
});

test("takes an unproven account from whoever chose its password, sessions and codes included", async () => {
  const squatter = await it.member({ email, passwordHash: "squatter's", isVerified: false });
  await signIn();
  expect(await users()).toMatchObject([{ id: squatter.userId, password_hash: null }]);
  const [old] = await database.sql("select revoked_at from session where id = $1", [squatter.sessionId]);
  expect(old?.revoked_at).not.toBeNull();
});

test("the configured admin's address makes a plain member (T4)", async () => {
  const opened = await signIn({ person: { ...ada, email: "boss@goalcoach.test" } });
  expect(opened?.to).toBe("/admin");
  expect(await users()).toMatchObject([{ role: "user" }]);
});

test.each<[string, Trip]>([
  ["Google has not verified", { person: { ...ada, verified: false } }],
  ["calls verified in words", { token: { claims: { email_verified: "true" } } }],
])("an address that %s opens nothing", async (_name, trip) => {
  expect((await refused(signIn(trip))).code).toBe("forbidden");
  expect(await users()).toEqual([]);
});

test.each<[string, Trip]>([
  ["the person said no", { deny: true }],
  ["the nonce is another", { token: { nonce: "another" } }],
  ["it is meant for somebody else", { token: { aud: "somebody-else" } }],
  ["somebody else wrote it", { token: { iss: "https://evil.example" } }],
  ["it has run out", { token: { expiresIn: -3600 } }],
])("nothing opens when %s", async (_name, trip) => {
  expect(await signIn(trip)).toBeNull();
  expect(await users()).toEqual([]);
});

describe("an answer that is not ours", () => {
  test("carries another state", async () => {
    const { jar, query } = await travel();
    const { opened } = await house.finishGoogleSignIn(visitor(), { jar, query: { ...query, state: "forged" } });
    expect(opened).toBeNull();
  });

  test("reaches a browser that never set out", async () => {
    const { query } = await travel();
    expect((await house.finishGoogleSignIn(visitor(), { jar: {}, query })).opened).toBeNull();
  });

  test("comes a second time", async () => {
    const { jar, query } = await travel();
    await house.finishGoogleSignIn(visitor(), { jar, query });
    expect((await house.finishGoogleSignIn(visitor(), { jar, query })).opened).toBeNull();
  });

  test("comes with cookies of nonsense", async () => {
    const { jar, query } = await travel();
    const broken = Object.fromEntries(Object.keys(jar).map((name) => [name, "%%%"]));
    expect((await house.finishGoogleSignIn(visitor(), { jar: broken, query })).opened).toBeNull();
  });
});

test.each([
  ["/goals/new?goal=read-books", "/goals/new?goal=read-books"],
  ["//evil.example", "/dashboard"],
  ["https://evil.example", "/dashboard"],
  ["/\\evil.example", "/dashboard"],
])("asked to go on to %s, it goes to %s (T38)", async (next, to) => {
  expect((await signIn({ next }))?.to).toBe(to);
});

test("a second Google account at the same address is not let in over the first", async () => {
  await signIn();
  await database.sql("update identity set subject = 'another'");
  expect((await refused(signIn())).code).toBe("forbidden");
});

test("with Google away, there is nowhere to go", async () => {
  await it.google.fault({ kind: "status", status: 503, times: 5 });
  expect((await house.beginGoogleSignIn(visitor(), { next: "/" })).location).toBeNull();
});
