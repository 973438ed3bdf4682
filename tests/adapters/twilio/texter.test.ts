import { createServer } from "node:http";
import twilio from "twilio";
import { twilioTexter } from "@/lib/adapters/twilio/texter";
import type { Fault } from "../../stand-ins/fault";
import { startTwilio, type TwilioStandIn } from "../../stand-ins/twilio";

const accountSid = `AC${"0".repeat(32)}`;
const authToken = "a-secret-token";
const member = "+14155550123";
const ours = "+15005550006";
const message = { to: member, body: "Twenty minutes today?" };

let carrier: TwilioStandIn;
const texter = (change: Partial<Parameters<typeof twilioTexter>[0]> = {}) =>
  twilioTexter({ accountSid, authToken, baseUrl: carrier.url, from: ours, ...change });

beforeAll(async () => {
  carrier = await startTwilio({ authToken });
});
beforeEach(() => carrier.reset());
afterAll(() => carrier.close());

test("a text arrives, from our number", async () => {
  const outcome = await texter().send(message);
  const [text] = carrier.texts(member);
  expect(outcome).toEqual({ outcome: "sent", providerId: text?.id });
  expect(text).toMatchObject({ to: member, from: ours, body: message.body, inbound: false });
});

test("a messaging service picks the number and wins over it", async () => {
  await texter({ messagingServiceSid: `MG${"0".repeat(32)}` }).send(message);
  const form = new URLSearchParams(carrier.calls()[0]?.body);
  expect(form.get("MessagingServiceSid")).toBe(`MG${"0".repeat(32)}`);
  expect(form.has("From")).toBe(false);
});

const retry = (reason: string, afterSeconds: number | null = null) => ({ outcome: "retry", reason, afterSeconds });

test.each<[string, Fault, object]>([
  ["429", { kind: "status", status: 429, retryAfter: 11 }, retry("rate_limited", 11)],
  ["429 that names no wait", { kind: "status", status: 429 }, retry("rate_limited")],
  ["500", { kind: "status", status: 500 }, retry("overloaded")],
  ["a stall", { kind: "stall" }, retry("uncertain")],
  ["a cut", { kind: "cut" }, retry("uncertain")],
  [
    "a landline",
    { kind: "status", status: 400, detail: { code: 21614 } },
    { outcome: "refused", reason: "bad_address" },
  ],
  [
    "a closed country",
    { kind: "status", status: 400, detail: { code: 21408 } },
    { outcome: "refused", reason: "rejected" },
  ],
])("%s becomes an outcome, and the next try succeeds", async (_name, fault, outcome) => {
  carrier.fault(fault);
  const patient = texter({ timeoutMs: 300 });
  expect(await patient.send(message)).toEqual(outcome);
  expect(carrier.texts()).toHaveLength(0);
  expect(await patient.send(message)).toMatchObject({ outcome: "sent" });
});

test("nobody listening is unreachable: nothing can have left", async () => {
  expect(await texter({ baseUrl: "http://127.0.0.1:1" }).send(message)).toEqual(retry("unreachable"));
});

test("a number that is none is refused", async () => {
  expect(await texter().send({ ...message, to: "+1" })).toEqual({ outcome: "refused", reason: "bad_address" });
});

test("a wrong token is our fault: the message is kept", async () => {
  expect(await texter({ authToken: "wrong" }).send(message)).toEqual(retry("misconfigured"));
});

test.each([{ kind: "stall" }, { kind: "cut" }, { kind: "status", status: 401 }] satisfies Fault[])(
  "after $kind the outcome carries no credentials",
  async (fault) => {
    carrier.fault(fault);
    const told = JSON.stringify(await texter({ timeoutMs: 300 }).send(message));
    expect(told).not.toContain(authToken);
    expect(told).not.toMatch(/basic|authorization/i);
  },
);

describe("a member's own words", () => {
  type Post = { signature: string; fields: Record<string, string> };
  let posts: Post[] = [];
  let url = "";
  const receiver = createServer(async (req, res) => {
    let body = "";
    for await (const chunk of req) body += chunk;
    const fields = Object.fromEntries(new URLSearchParams(body));
    posts.push({ signature: String(req.headers["x-twilio-signature"]), fields });
    res.writeHead(200).end("<Response/>");
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(receiver.address() as { port: number }).port}/api/webhooks/twilio`;
  });
  beforeEach(() => {
    posts = [];
  });
  afterAll(() => receiver.close());

  test("STOP holds until START", async () => {
    await carrier.inbound(url, { from: member, to: ours, body: "Stop" });
    expect(await texter().send(message)).toEqual({ outcome: "opted_out" });
    expect(carrier.texts(member).filter(({ inbound }) => !inbound)).toHaveLength(0);
    await carrier.inbound(url, { from: member, to: ours, body: "START" });
    expect(await texter().send(message)).toMatchObject({ outcome: "sent" });
    expect(posts.map(({ fields }) => fields.OptOutType)).toEqual(["STOP", "START"]);
  });

  test("arrive signed as the SDK checks it", async () => {
    expect(await carrier.inbound(url, { from: member, to: ours, body: "20 min, knee sore" })).toBe(200);
    const [post] = posts;
    expect(twilio.validateRequest(authToken, post?.signature ?? "", url, post?.fields ?? {})).toBe(true);
    expect(twilio.validateRequest(authToken, post?.signature ?? "", url, { ...post?.fields, Body: "0" })).toBe(false);
  });
});
