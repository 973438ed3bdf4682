import { type EmailAddress, emailAddress } from "@/lib/core/accounts/email-address";

import { testHouse } from "../../factories/house";
import { refused } from "../../factories/refused";

const it = testHouse();
const { house, clock, database, visitor, runJobs, mails } = it;
const address = (text: string) => emailAddress(text) as EmailAddress;

const ada = {
  email: address("Ada@Example.com"),
  password: "correct horse battery",
  firstName: "Ada",
  lastName: "Morning",
  consents: ["terms", "age"] as const,
};

/** The code in the latest mail to `to`. */
async function codeFor(to: string): Promise<string> {
  await runJobs();
  const text = mails(to).findLast(({ subject }) => subject.includes("verification code"))?.text ?? "";
  return /^\s*([0-9A-Z]{6})\s*$/m.exec(text)?.[1] ?? `no code in: ${text}`;
}
const registered = async (change: Partial<typeof ada> = {}) => {
  await house.register(visitor(), { ...ada, ...change });
  return codeFor(change.email ?? ada.email);
};
const wrong = (code: string) => (code.startsWith("0") ? `1${code.slice(1)}` : `0${code.slice(1)}`);

test("registering makes an unproven account, with what was agreed to, word for word", async () => {
  expect(await house.register(visitor(), ada)).toEqual({ email: "ada@example.com", requiresVerification: true });
  const [user] = await database.sql("select * from users");
  expect(user).toMatchObject({ email: "ada@example.com", first_name: "Ada", email_verified_at: null, role: "user" });
  expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await database.sql("select kind, wording from consent order by kind")).toEqual([
    { kind: "age", wording: "I am 13 or older" },
    { kind: "terms", wording: "I accept the Terms of Use and Privacy Policy" },
  ]);
});

test("the code proves the address, signs in, and the house says hello once", async () => {
  const code = await registered();
  const { session, user } = await house.verifyCode(visitor(), { email: ada.email, code: ` ${code.toLowerCase()} ` });
  expect(user).toMatchObject({ email: "ada@example.com", trialStatus: "not_started", subscriptionPlan: null });
  expect(await house.recogniseMember(session.token)).toMatchObject({ userId: user.id, zone: "UTC", dayStartHour: 0 });
  expect(await database.sql("select check_in_reminder_time from notification_preference")).toHaveLength(1);
  await runJobs();
  expect(mails(ada.email).map(({ subject }) => subject)).toHaveLength(2);
});

test("no code and no token waits anywhere in readable form", async () => {
  await house.register(visitor(), ada);
  const waiting = JSON.stringify([await database.jobs(), await database.sql("select * from one_time_code")]);
  const code = await codeFor(ada.email);
  expect(code).toHaveLength(6);
  expect(waiting).not.toContain(code);
});

test("five wrong guesses use a code up, the right one included", async () => {
  const code = await registered();
  for (let guess = 0; guess < 5; guess += 1)
    await expect(house.verifyCode(visitor(), { email: ada.email, code: wrong(code) })).rejects.toThrow("Invalid");
  await expect(house.verifyCode(visitor(), { email: ada.email, code })).rejects.toThrow("Invalid verification code");
});

test("parallel guesses count one by one", async () => {
  const code = await registered();
  const guesses = Array.from({ length: 10 }, () =>
    house.verifyCode(visitor(), { email: ada.email, code: wrong(code) }),
  );
  await Promise.allSettled(guesses);
  expect(await database.sql("select tries_left from one_time_code")).toEqual([{ tries_left: 0 }]);
});

test("the right code, entered twice at once, opens one session", async () => {
  const code = await registered();
  const entries = [1, 2].map(() => house.verifyCode(visitor(), { email: ada.email, code }));
  const outcomes = (await Promise.allSettled(entries)).map(({ status }) => status).sort();
  expect(outcomes).toEqual(["fulfilled", "rejected"]);
  expect(await database.sql("select id from session")).toHaveLength(1);
});

test.each<[string, (code: string) => Promise<{ email: EmailAddress; code: string }>]>([
  [
    "after ten minutes",
    async (code) => {
      clock.advance(600_000);
      return { email: ada.email, code };
    },
  ],
  ["of somebody else", async (code) => ({ email: address("bo@example.com"), code })],
  ["put out of use by a newer one", async (code) => registered().then(() => ({ email: ada.email, code }))],
  ["that is no code at all", async () => ({ email: ada.email, code: "'; drop" })],
])("a code %s is refused in the same words", async (_name, change) => {
  const entry = await change(await registered());
  const refusal = await refused(house.verifyCode(visitor(), entry));
  expect(refusal).toMatchObject({ code: "invalid", words: "Invalid verification code. Please try again." });
});

test("somebody who has an account is told by mail, and nothing changes", async () => {
  const member = await it.member({ email: ada.email, passwordHash: "kept" });
  expect(await house.register(visitor(), ada)).toEqual({ email: "ada@example.com", requiresVerification: true });
  await runJobs();
  expect(mails(ada.email)).toHaveLength(1);
  expect(mails(ada.email)[0]?.text).toContain("already");
  expect(await database.sql("select id, password_hash from users")).toEqual([
    { id: member.userId, password_hash: "kept" },
  ]);
});

describe("an address that nobody has proven, registered twice", () => {
  const signIn = (password: string) => house.signIn(visitor(), { email: ada.email, password });

  test("with the same password it is the same registration", async () => {
    await registered();
    const code = await registered({ firstName: "Augusta" });
    await house.verifyCode(visitor(), { email: ada.email, code });
    expect((await signIn(ada.password)).user).toMatchObject({ firstName: "Augusta" });
  });

  test("with two passwords neither counts: the owner is sent a link to choose", async () => {
    await registered({ password: "what an attacker chose" });
    const code = await registered();
    await house.verifyCode(visitor(), { email: ada.email, code });
    await runJobs();
    for (const password of ["what an attacker chose", ada.password])
      await expect(signIn(password)).rejects.toThrow("Invalid credentials");
    expect(mails(ada.email).at(-1)?.text ?? mails(ada.email)).toContain("/reset-password?token=");
  });

  test("a double click is one registration", async () => {
    await Promise.all([1, 2, 3].map(() => house.register(visitor(), ada)));
    const code = await codeFor(ada.email);
    await house.verifyCode(visitor(), { email: ada.email, code });
    expect((await signIn(ada.password)).user.email).toBe(ada.email);
  });
});

test.each([
  ["too short", "short"],
  ["too common", "password123"],
  ["the address itself", "ada@example.com"],
])("a password that is %s is refused, naming the field", async (_name, password) => {
  const refusal = await refused(house.register(visitor(), { ...ada, password }));
  expect(refusal).toMatchObject({ code: "invalid", detail: { fields: { password: expect.any(String) } } });
  expect(await database.sql("select id from users")).toEqual([]);
});

test("the configured admin's address makes a plain member (T4)", async () => {
  const email = address("boss@goalcoach.test");
  const code = await registered({ email });
  const { user } = await house.verifyCode(visitor(), { email, code });
  expect(user.role).toBe("user");
});

test("a new code comes on request, and never for who needs none", async () => {
  await registered();
  const verified = await it.member({ email: "cy@example.com" });
  expect(verified.userId).toBeTruthy();
  for (const email of [ada.email, address("cy@example.com"), address("nobody@example.com")])
    await house.requestVerification(visitor(), { email });
  await runJobs();
  expect(mails(ada.email)).toHaveLength(2);
  expect(mails("cy@example.com")).toHaveLength(0);
  expect(mails("nobody@example.com")).toHaveLength(0);
});

test("a fourth registration of one address within three hours is too many, known or not", async () => {
  await it.member({ email: "cy@example.com" });
  for (const email of [ada.email, address("cy@example.com")]) {
    for (let time = 0; time < 3; time += 1) await house.register(visitor(), { ...ada, email });
    const refusal = await refused(house.register(visitor(), { ...ada, email }));
    expect(refusal).toMatchObject({ code: "too_many", detail: { retryAfter: expect.any(Number) } });
  }
  const keys = await database.sql<{ key: string }>("select key from rate_limit");
  expect(keys.every(({ key }) => !key.includes("@"))).toBe(true);
});
