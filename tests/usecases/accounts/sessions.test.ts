import type { EmailAddress } from "@/lib/core/accounts/email-address";
import type { Zone } from "@/lib/core/kernel/day";
import { testHouse } from "../../factories/house";
import { refused } from "../../factories/refused";

const it = testHouse();
const { house, clock, database, visitor, runJobs, mails } = it;
const DAY = 86_400_000;
const email = "ada@example.com" as EmailAddress;
const password = "correct horse battery";

const account = async (change = {}) =>
  it.member({ email, passwordHash: await it.needs.passwords.hash(password), ...change });
const signIn = (given = {}) => house.signIn(visitor(), { email, password, ...given });

describe("signing in", () => {
  test("opens a session that names its member", async () => {
    const { userId } = await account({ zone: "Europe/Berlin", dayStartHour: 4 });
    const { session, user, redirectTo } = await signIn();
    expect(redirectTo).toBe("/dashboard");
    expect(user).not.toHaveProperty("passwordHash");
    expect(session.expiresAt).toEqual(new Date(clock.now().getTime() + 30 * DAY));
    const member = await house.recogniseMember(session.token);
    expect(member).toMatchObject({ userId, zone: "Europe/Berlin", dayStartHour: 4 });
  });

  test("is a new session each time", async () => {
    await account();
    const [first, second] = [await signIn(), await signIn()];
    expect(first.session.token).not.toBe(second.session.token);
  });

  test("sends the configured address on to /admin, and grants it nothing (T4)", async () => {
    await account({ email: "boss@goalcoach.test" });
    const { user, redirectTo, session } = await signIn({ email: "boss@goalcoach.test" });
    expect([redirectTo, user.role]).toEqual(["/admin", "user"]);
    expect(await house.recogniseAdmin(session.token)).toBeNull();
  });

  test.each([
    ["a wrong password", { password: "wrong horse battery" }],
    ["an unknown address", { email: "nobody@example.com" }],
  ])("with %s gets the same words", async (_name, given) => {
    await account();
    expect(await refused(signIn(given))).toMatchObject({ code: "unauthenticated", words: "Invalid credentials" });
  });

  test("without a password of one's own never works", async () => {
    await account({ passwordHash: null });
    expect((await refused(signIn())).words).toBe("Invalid credentials");
  });

  test("before the address is proven leads to a new code, and no further", async () => {
    await account({ isVerified: false });
    const refusal = await refused(signIn());
    expect(refusal).toMatchObject({ code: "forbidden", detail: { extra: { requiresVerification: true, email } } });
    await refused(signIn());
    await runJobs();
    expect(mails(email)).toHaveLength(1);
  });

  test("to a deactivated account says so to who knows the password alone", async () => {
    await account({ isActive: false });
    expect((await refused(signIn())).words).toMatch(/deactivated/);
    expect((await refused(signIn({ password: "wrong horse battery" }))).words).toBe("Invalid credentials");
  });

  test("is limited by account, from wherever it is tried (T12)", async () => {
    await account();
    for (let attempt = 0; attempt < 10; attempt += 1)
      await refused(house.signIn(visitor(`192.0.2.${attempt}`), { email, password: "wrong" }));
    const refusal = await refused(house.signIn(visitor("198.51.100.1"), { email, password }));
    expect(refusal).toMatchObject({ code: "too_many", detail: { retryAfter: expect.any(Number) } });
  });
});

describe("a session ends", () => {
  const opened = async () => {
    const member = await account();
    return { member, token: (await signIn()).session.token };
  };

  test.each<[string, (userId: string) => Promise<unknown>]>([
    ["when its account is deactivated", (id) => database.sql("update users set is_active = false where id = $1", [id])],
    [
      "when the password changes",
      (id) => database.sql("update users set session_version = session_version + 1 where id = $1", [id]),
    ],
    ["when it is revoked", (id) => database.sql("update session set revoked_at = now() where user_id = $1", [id])],
    ["when its account is gone", (id) => database.sql("delete from users where id = $1", [id])],
    ["after 14 days unused", async () => clock.advance(14 * DAY)],
  ])("%s", async (_name, end) => {
    const { member, token } = await opened();
    expect(await house.recogniseMember(token)).not.toBeNull();
    await end(member.userId);
    expect(await house.recogniseMember(token)).toBeNull();
  });

  test("after 30 days, however much it was used", async () => {
    const { token } = await opened();
    for (let day = 1; day < 30; day += 1) {
      clock.advance(DAY);
      expect(await house.recogniseMember(token)).not.toBeNull();
    }
    clock.advance(DAY);
    expect(await house.recogniseMember(token)).toBeNull();
  });

  test("by signing out, and only that one", async () => {
    const { token } = await opened();
    const other = (await signIn()).session.token;
    await house.signOut(visitor(), token);
    await house.signOut(visitor(), token);
    expect(await house.recogniseMember(token)).toBeNull();
    expect(await house.recogniseMember(other)).not.toBeNull();
  });
});

test.each(["", "nonsense", "a.b.c.d.e", "eyJhbGciOiJkaXIifQ....", "\0", "x".repeat(10_000)])(
  "%j is nobody's token, and no fault (T10)",
  async (token) => {
    expect(await house.recogniseMember(token)).toBeNull();
    expect(await house.recogniseAdmin(token)).toBeNull();
    await house.signOut(visitor(), token);
  },
);

test("a member's session never opens the console, nor an admin's the product (R2)", async () => {
  const admin = await it.admin("super_admin");
  const claims = { userId: admin.userId, sessionId: admin.sessionId, sessionVersion: 1 };
  const token = await it.needs.tokens.seal(claims, 3600);
  expect(await house.recogniseAdmin(token)).toMatchObject({ role: "super_admin" });
  expect(await house.recogniseMember(token)).toBeNull();
  await database.sql("update users set role = 'user'");
  expect(await house.recogniseAdmin(token)).toBeNull();
});

test("a change of zone is kept with its date, the same zone again is not", async () => {
  const member = await account();
  const move = (zone: string) => house.changeZone(member, { timezone: zone as Zone });
  await move("Europe/Berlin");
  await move("Europe/Berlin");
  expect(await move("Asia/Kathmandu")).toMatchObject({ timezone: "Asia/Kathmandu" });
  const history = await database.sql<{ zone: string }>("select zone from zone_change order by id");
  expect(history.map(({ zone }) => zone)).toEqual(["Europe/Berlin", "Asia/Kathmandu"]);
});

test("tidying forgets what is long over, and nothing that lives", async () => {
  await account();
  const { session } = await signIn();
  await house.tidy(it.system);
  expect(await house.recogniseMember(session.token)).not.toBeNull();
  clock.advance(61 * DAY);
  await house.tidy(it.system);
  await house.tidy(it.system);
  expect(await database.sql("select id from session")).toEqual([]);
});
