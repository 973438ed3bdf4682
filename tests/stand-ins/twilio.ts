import { createHmac, randomBytes } from "node:crypto";
import { Mailbox, type StoredText } from "./mailbox/mailbox";
import { type Answer, type Call, type StandIn, startStandIn } from "./stand-in";

export type TwilioStandIn = StandIn & {
  texts(number?: string): StoredText[];
  /** A member's reply: signs it as Twilio does and posts it to `url`. STOP and START are obeyed. Returns the status.
   *  Over HTTP: `POST /__inbound` {url, from, to, body}. */
  inbound(url: string, message: { from: string; to: string; body: string; signature?: string }): Promise<number>;
};

type Options = {
  port?: number;
  mailbox?: Mailbox;
  authToken?: string;
  /** Account ids that may send; every `AC…` by default. */
  accountSid?: string;
};

type Message = { sid: string; to: string; from: string; body: string; status: string; service: string | null };

const E164 = /^\+[1-9]\d{6,14}$/;
const STOP_WORDS = new Set(["STOP", "STOPALL", "UNSUBSCRIBE", "CANCEL", "END", "QUIT"]);
const START_WORDS = new Set(["START", "YES", "UNSTOP"]);

const CODES: Record<number, number> = { 401: 20003, 404: 20404, 429: 20429, 500: 20500, 503: 20503 };

const problem = (status: number, code: number, message: string): Answer => ({
  status,
  body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
});

const sid = (prefix: string) => prefix + randomBytes(16).toString("hex");

/** Twilio's messages API: sends are kept in the mailbox, move from queued to delivered, and call back when asked to. */
export async function startTwilio(options: Options = {}) {
  const { mailbox = new Mailbox(), authToken = "stand-in", accountSid } = options;
  const messages = new Map<string, Message>();
  const stopped = new Set<string>();

  const callBack = async (url: string, { sid: MessageSid, to: To, from: From }: Message, MessageStatus: string) => {
    await postSigned(url, { MessageSid, SmsSid: MessageSid, MessageStatus, To, From }, authToken).catch(() => 0);
  };

  /** Every status is reached in the order in which carriers report it; each callback is awaited before the next. */
  const deliver = async (message: Message, url: string | null) => {
    for (const status of ["sent", "delivered"]) {
      message.status = status;
      if (url) await callBack(url, message, status);
    }
  };

  const create = (account: string, form: URLSearchParams): Answer => {
    const to = form.get("To") ?? "";
    const body = form.get("Body") ?? "";
    const service = form.get("MessagingServiceSid");
    const from = form.get("From") ?? (service ? "+15005550006" : "");
    if (!from) return problem(400, 21603, "A 'From' phone number is required.");
    if (!E164.test(to)) return problem(400, 21211, `The 'To' number ${to} is not a valid phone number.`);
    if (!body) return problem(400, 21602, "Message body is required.");
    if (body.length > 1600)
      return problem(400, 21617, "The concatenated message body exceeds the 1600 character limit.");
    if (stopped.has(to)) return problem(400, 21610, "Attempt to send to unsubscribed recipient.");
    const message: Message = { sid: sid("SM"), to, from, body, status: service ? "accepted" : "queued", service };
    messages.set(message.sid, message);
    const at = new Date().toISOString();
    mailbox.put({ kind: "text", id: message.sid, at, from, to, body, inbound: false });
    const answer = { status: 201, body: view(account, message) };
    setImmediate(deliver, message, form.get("StatusCallback"));
    return answer;
  };

  const answer = async ({ method, path, headers, body }: Call): Promise<Answer> => {
    if (method === "POST" && path === "/__inbound") {
      const { url, ...message } = JSON.parse(body);
      return { body: { status: await inbound(url, message) } };
    }
    const [, account, id] = /^\/2010-04-01\/Accounts\/(AC\w+)\/Messages(?:\/(\w+))?\.json$/.exec(path) ?? [];
    if (!account) return problem(404, 20404, `The requested resource ${path} was not found.`);
    const expected = `Basic ${Buffer.from(`${account}:${authToken}`).toString("base64")}`;
    const known = accountSid === undefined || accountSid === account;
    if (!known || headers.authorization !== expected) return problem(401, 20003, "Authenticate");
    if (method === "POST" && !id) return create(account, new URLSearchParams(body));
    const message = messages.get(id ?? "");
    return message ? { body: view(account, message) } : problem(404, 20404, "The message was not found.");
  };

  const standIn = await startStandIn({
    port: options.port,
    answer,
    failure: (status, { detail }) => ({
      code: CODES[status] ?? 20001,
      message: "Ordered by a fault.",
      status,
      ...detail,
    }),
    reset: () => {
      mailbox.clear("text");
      messages.clear();
      stopped.clear();
    },
  });

  const inbound: TwilioStandIn["inbound"] = async (url, { from, to, body, signature }) => {
    const word = body.trim().toUpperCase();
    if (STOP_WORDS.has(word)) stopped.add(from);
    if (START_WORDS.has(word)) stopped.delete(from);
    const id = sid("SM");
    mailbox.put({ kind: "text", id, at: new Date().toISOString(), from, to, body, inbound: true });
    const fields = { MessageSid: id, SmsSid: id, From: from, To: to, Body: body, NumMedia: "0" };
    const optOut: Record<string, string> = {};
    if (STOP_WORDS.has(word)) optOut.OptOutType = "STOP";
    if (START_WORDS.has(word)) optOut.OptOutType = "START";
    return postSigned(url, { ...fields, ...optOut }, authToken, signature);
  };
  return { ...standIn, texts: (number?: string) => mailbox.texts(number), inbound } satisfies TwilioStandIn;
}

const view = (account: string, { sid: id, to, from, body, status, service }: Message) => ({
  sid: id,
  account_sid: account,
  messaging_service_sid: service,
  to,
  from: service ? null : from,
  body,
  status,
  direction: "outbound-api",
  num_segments: String(Math.ceil(body.length / 160)),
  error_code: null,
  error_message: null,
  date_created: new Date().toUTCString(),
  uri: `/2010-04-01/Accounts/${account}/Messages/${id}.json`,
});

/** `X-Twilio-Signature`: HMAC-SHA1 over the full address and every field, sorted by name, key and value run together. */
export function signForm(url: string, fields: Record<string, string>, authToken: string): string {
  const sorted = Object.keys(fields).sort();
  const text = sorted.reduce((sum, name) => sum + name + (fields[name] ?? ""), url);
  return createHmac("sha1", authToken).update(text).digest("base64");
}

async function postSigned(url: string, fields: Record<string, string>, authToken: string, signature?: string) {
  const headers = { "x-twilio-signature": signature ?? signForm(url, fields, authToken) };
  return (await fetch(url, { method: "POST", headers, body: new URLSearchParams(fields) })).status;
}
