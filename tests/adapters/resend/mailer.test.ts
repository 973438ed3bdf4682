import { Resend } from "resend";
import { resendMailer } from "@/lib/adapters/resend/mailer";
import type { Mail } from "@/lib/core/notifications/mailer";
import type { Fault } from "../../stand-ins/fault";
import { type ResendStandIn, startResend } from "../../stand-ins/resend";

const mail: Mail = {
  to: "ada@example.com",
  subject: "A subject",
  html: "<p>Hello</p>",
  text: "Hello",
  idempotencyKey: "letter-1",
  category: "account",
};

let resend: ResendStandIn;
const mailer = (change: Partial<Parameters<typeof resendMailer>[0]> = {}) =>
  resendMailer({ apiKey: "re_test", baseUrl: resend.url, from: "GoalCoach <hello@goalcoach.example>", ...change });

beforeAll(async () => {
  resend = await startResend();
});
beforeEach(() => resend.reset());
afterAll(() => resend.close());

test("a mail arrives whole: both bodies, headers, category", async () => {
  const headers = { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
  const outcome = await mailer().send({ ...mail, headers });
  const [arrived] = resend.mails("ADA@example.com");
  expect(outcome).toEqual({ outcome: "sent", providerId: arrived?.id });
  expect(arrived).toMatchObject({
    to: ["ada@example.com"],
    from: "GoalCoach <hello@goalcoach.example>",
    subject: "A subject",
    html: "<p>Hello</p>",
    text: "Hello",
    headers,
    tags: { category: "account" },
  });
});

test("called twice with one key, it sends once and answers the same", async () => {
  const first = await mailer().send(mail);
  const second = await mailer().send(mail);
  expect(second).toEqual(first);
  expect(resend.calls()).toHaveLength(2);
  expect(resend.mails()).toHaveLength(1);
});

test("the same key with other words is refused, and sends nothing", async () => {
  await mailer().send(mail);
  expect(await mailer().send({ ...mail, text: "Other" })).toEqual({ outcome: "refused", reason: "conflict" });
  expect(resend.mails()).toHaveLength(1);
});

test.each<[string, Fault, object]>([
  [
    "429",
    { kind: "status", status: 429, retryAfter: 7 },
    { outcome: "retry", reason: "rate_limited", afterSeconds: 7 },
  ],
  [
    "the day's quota",
    { kind: "status", status: 429, detail: { name: "daily_quota_exceeded" } },
    { outcome: "retry", reason: "quota", afterSeconds: null },
  ],
  [
    "the same key still under way",
    { kind: "status", status: 409, detail: { name: "concurrent_idempotent_requests" } },
    { outcome: "retry", reason: "in_progress", afterSeconds: null },
  ],
  ["500", { kind: "status", status: 500 }, { outcome: "retry", reason: "overloaded", afterSeconds: null }],
  [
    "503",
    { kind: "status", status: 503, retryAfter: 30 },
    { outcome: "retry", reason: "overloaded", afterSeconds: 30 },
  ],
  ["a stall", { kind: "stall" }, { outcome: "retry", reason: "unreachable", afterSeconds: null }],
  ["a cut", { kind: "cut" }, { outcome: "retry", reason: "unreachable", afterSeconds: null }],
])("%s becomes an outcome, and the next try succeeds", async (_name, fault, outcome) => {
  resend.fault(fault);
  const patient = mailer({ timeoutMs: 300 });
  expect(await patient.send(mail)).toEqual(outcome);
  expect(resend.mails()).toHaveLength(0);
  expect(await patient.send(mail)).toMatchObject({ outcome: "sent" });
});

test("nobody listening is unreachable", async () => {
  const outcome = await mailer({ baseUrl: "http://127.0.0.1:1" }).send(mail);
  expect(outcome).toEqual({ outcome: "retry", reason: "unreachable", afterSeconds: null });
});

test.each([
  ["a bad address", { mail: { to: "nobody" } }, { outcome: "refused", reason: "bad_address" }],
  ["a subject of two lines", { mail: { subject: "a\r\nBcc: b@c.de" } }, { outcome: "refused", reason: "rejected" }],
  ["a wrong key", { apiKey: "wrong" }, { outcome: "retry", reason: "misconfigured", afterSeconds: null }],
])("%s is told apart", async (_name, { mail: change = {}, ...config }: { mail?: object; apiKey?: string }, outcome) => {
  expect(await mailer(config).send({ ...mail, ...change })).toEqual(outcome);
  expect(resend.mails()).toHaveLength(0);
});

test("the stand-in signs webhooks as the SDK verifies them", async () => {
  const received: { payload: string; headers: { id: string; timestamp: string; signature: string } }[] = [];
  const { createServer } = await import("node:http");
  const receiver = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    const header = (name: string) => String(req.headers[`svix-${name}`]);
    const headers = { id: header("id"), timestamp: header("timestamp"), signature: header("signature") };
    received.push({ payload: Buffer.concat(chunks).toString(), headers });
    res.writeHead(200).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const { port } = receiver.address() as { port: number };
  expect(await resend.webhook(`http://127.0.0.1:${port}/`, "email.bounced", { to: ["ada@example.com"] })).toBe(200);
  receiver.close();
  const [event] = received;
  const verify = (payload: string) =>
    new Resend("re_unused").webhooks.verify({
      payload,
      headers: event?.headers ?? { id: "", timestamp: "", signature: "" },
      webhookSecret: resend.webhookSecret,
    });
  expect(verify(event?.payload ?? "")).toMatchObject({ type: "email.bounced" });
  expect(() => verify(`${event?.payload} `)).toThrow();
});
