import type { EmailAddress } from "@/lib/core/accounts/email-address";
import { testHouse } from "../../factories/house";
import { refused } from "../../factories/refused";

const it = testHouse();
const { house, clock, database, visitor, runJobs, mails } = it;
const email = "ada@example.com" as EmailAddress;
const old = "correct horse battery";
const fresh = "a whole new sentence";

const account = async (change = {}) =>
  it.member({ email, passwordHash: await it.needs.passwords.hash(old), ...change });
const link = async (): Promise<string> => {
  await house.forgotPassword(visitor(), { email });
  await runJobs();
  const text = mails(email).findLast((mail) => mail.text.includes("/reset-password"))?.text ?? "";
  return /https:\/\/goalcoach\.test\/reset-password\?token=([0-9a-f]{64})/.exec(text)?.[1] ?? `no link in: ${text}`;
};
const reset = (token: string, password = fresh) => house.resetPassword(visitor(), { token, password });
const signIn = (password: string) => house.signIn(visitor(), { email, password });

test("a reset replaces the password, ends every session, tells the owner, and signs nobody in (T16)", async () => {
  await account();
  const { session } = await signIn(old);
  await reset(await link());
  expect(await house.recogniseMember(session.token)).toBeNull();
  expect(await database.sql("select id from session where revoked_at is null")).toEqual([]);
  expect((await refused(signIn(old))).words).toBe("Invalid credentials");
  expect((await signIn(fresh)).user.email).toBe(email);
  await runJobs();
  expect(mails(email).at(-1)?.subject).toMatch(/password/i);
});

test("pressed ten times at once, the link works once", async () => {
  await account();
  const token = await link();
  // Five an hour is the limit of one link, so that is how many get as far as trying.
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, (_, nth) => reset(token, `${fresh} ${nth}`)));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await runJobs();
  expect(mails(email).filter(({ subject }) => /changed/i.test(subject))).toHaveLength(1);
});

test.each<[string, (token: string) => Promise<string>]>([
  [
    "an hour old",
    async (token) => {
      clock.advance(3_600_000);
      return token;
    },
  ],
  ["used", async (token) => reset(token).then(() => token)],
  ["replaced by a newer one", async (token) => link().then(() => token)],
  ["never written", async () => "0".repeat(64)],
])("a link that is %s is refused in the same words", async (_name, change) => {
  await account();
  const token = await change(await link());
  expect(await refused(reset(token, "yet another sentence"))).toMatchObject({
    code: "invalid",
    detail: { fields: { token: "This reset link is invalid or has expired. Please ask for a new one." } },
  });
});

test.each(["short", "password123", email])("%j as the new password costs the link nothing", async (password) => {
  await account();
  const token = await link();
  expect((await refused(reset(token, password))).detail.fields).toHaveProperty("password");
  await reset(token);
});

test("who holds the link has proven the address", async () => {
  await account({ isVerified: false });
  await reset(await link());
  expect((await signIn(fresh)).user.email).toBe(email);
});

test("nobody is mailed at an address without an account, or of one that is deactivated", async () => {
  await account({ isActive: false });
  for (const address of [email, "nobody@example.com" as EmailAddress])
    await house.forgotPassword(visitor(), { email: address });
  await runJobs();
  expect(mails()).toEqual([]);
});

test("a letter that is sent again is the same letter, and arrives once", async () => {
  const { userId } = await account();
  await link();
  const [code] = await database.sql<{ id: never }>("select id from one_time_code");
  await house.sendEmail(it.system, { kind: "password_reset", userId, codeId: code?.id ?? ("" as never) });
  expect(mails(email)).toHaveLength(1);
});

test("a mail that cannot leave now stays in the queue, and leaves later", async () => {
  await account();
  it.resend.fault({ kind: "status", status: 503 });
  await expect(link()).rejects.toThrow("overloaded");
  await runJobs();
  expect(mails(email)).toHaveLength(1);
});
