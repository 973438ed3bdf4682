import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";
import { codeIn, Mailbox, type StoredMail } from "./mailbox/mailbox";
import { mailboxPage, mailFrame } from "./mailbox/page";
import { type Answer, type Call, parseJson, type StandIn, startStandIn } from "./stand-in";

export type ResendStandIn = StandIn & {
  mails(to?: string): StoredMail[];
  /** Base64 after `whsec_`, as the vendor shows it in its console. */
  webhookSecret: string;
  /** Posts an event (`email.bounced`, …) to `url`, signed; returns the receiver's status.
   *  Over HTTP: `POST /__webhook` {url, type, data}. */
  webhook(url: string, type: string, data: Record<string, unknown>, change?: Partial<SignedHeaders>): Promise<number>;
};

export type SignedHeaders = { "svix-id": string; "svix-timestamp": string; "svix-signature": string };

type Draft = {
  from?: unknown;
  to?: unknown;
  subject?: unknown;
  html?: unknown;
  text?: unknown;
  headers?: Record<string, string>;
  tags?: { name: string; value: string }[];
};

const problem = (statusCode: number, name: string, message: string): Answer => ({
  status: statusCode,
  body: { statusCode, name, message },
});

const NAMES: Record<number, string> = { 401: "missing_api_key", 403: "invalid_api_key", 429: "rate_limit_exceeded" };
const ADDRESS = /^([^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?$/;

/** Resend's sending API and the page to read what was sent. Any key that begins with `re_` is welcome. */
export async function startResend(options: { port?: number; mailbox?: Mailbox; webhookSecret?: string } = {}) {
  const { mailbox = new Mailbox(), webhookSecret = `whsec_${randomBytes(24).toString("base64")}` } = options;
  const replays = new Map<string, { print: string; answer: Answer }>();

  const send = (draft: Draft): Answer => {
    const to = [draft.to].flat();
    if (!to.length || !to.every((address) => typeof address === "string" && ADDRESS.test(address))) {
      return problem(422, "validation_error", "Invalid `to` field. The email address needs to be a valid address.");
    }
    if (typeof draft.from !== "string" || !ADDRESS.test(draft.from)) {
      return problem(
        422,
        "validation_error",
        "Invalid `from` field. Use `email@example.com` or `Name <email@example.com>`.",
      );
    }
    const { subject, html = "", text = "" } = draft;
    if (typeof subject !== "string" || !subject)
      return problem(422, "missing_required_field", "Missing `subject` field.");
    if (/[\r\n]/.test(subject))
      return problem(422, "validation_error", "A line break is not allowed in the `subject` field.");
    if (!html && !text) return problem(422, "missing_required_field", "Missing `html` or `text` field.");
    const id = randomUUID();
    const tags = Object.fromEntries((draft.tags ?? []).map(({ name, value }) => [name, value]));
    const { from, headers = {} } = draft;
    const at = new Date().toISOString();
    const words = { subject, html: String(html), text: String(text) };
    mailbox.put({ kind: "mail", id, at, from, to: to as string[], ...words, headers, tags });
    return { body: { id } };
  };

  const sendBatch = (drafts: unknown): Answer => {
    if (!Array.isArray(drafts) || drafts.length > 100)
      return problem(422, "validation_error", "Send 1 to 100 e-mails.");
    const answers = drafts.map((draft) => send(draft as Draft));
    return answers.find(({ status }) => status) ?? { body: { data: answers.map(({ body }) => body) } };
  };

  /** The same key and words repeat the first answer; the same key with other words is refused. */
  const once = (call: Call, act: () => Answer): Answer => {
    const key = call.headers["idempotency-key"];
    if (typeof key !== "string") return act();
    if (key.length > 256) return problem(400, "invalid_idempotency_key", "The key must be 1 to 256 characters.");
    const print = createHash("sha256").update(call.path).update(call.body).digest("hex");
    const before = replays.get(key);
    if (before && before.print !== print) {
      return problem(409, "invalid_idempotent_request", "This key was used with another payload.");
    }
    const answer = before?.answer ?? act();
    if (!answer.status) replays.set(key, { print, answer });
    return answer;
  };

  const api = (call: Call): Answer => {
    const key = call.headers.authorization;
    if (!key) return problem(401, "missing_api_key", "Missing API key in the authorization header.");
    if (!key.startsWith("Bearer re_")) return problem(403, "invalid_api_key", "API key is invalid.");
    const draft = parseJson(call.body);
    if (!draft) return problem(422, "validation_error", "The body must be JSON.");
    return once(call, () => (call.path === "/emails" ? send(draft as Draft) : sendBatch(draft)));
  };

  const answer = async (call: Call): Promise<Answer> => {
    const { method, path, query } = call;
    if (method === "POST" && path === "/__webhook") {
      const { url, type, data, change } = JSON.parse(call.body);
      return { body: { status: await webhook(url, type, data, change) } };
    }
    if (method === "POST" && (path === "/emails" || path === "/emails/batch")) return api(call);
    if (method !== "GET") return problem(405, "method_not_allowed", "No such door here.");
    const to = query.get("to") ?? undefined;
    if (path === "/") return { body: mailboxPage() };
    if (path === "/api/mails") return { body: mailbox.mails(to).map((mail) => ({ ...mail, code: codeIn(mail.text) })) };
    if (path === "/api/texts") return { body: mailbox.texts(to).map((text) => ({ ...text, code: codeIn(text.body) })) };
    const mail = mailbox.mails().find(({ id }) => path === `/mails/${id}` || path === `/emails/${id}`);
    if (!mail) return problem(404, "not_found", "Not found.");
    return path.startsWith("/mails/")
      ? mailFrame(mail)
      : { body: { object: "email", ...mail, last_event: "delivered" } };
  };

  const standIn = await startStandIn({
    port: options.port,
    answer,
    failure: (statusCode, { detail }) => ({
      statusCode,
      name: NAMES[statusCode] ?? (statusCode < 500 ? "validation_error" : "internal_server_error"),
      message: "Ordered by a fault.",
      ...detail,
    }),
    reset: () => {
      mailbox.clear("mail");
      replays.clear();
    },
  });

  const webhook: ResendStandIn["webhook"] = async (url, type, data, change) => {
    const body = JSON.stringify({ type, created_at: new Date().toISOString(), data });
    const headers = { "content-type": "application/json", ...signWebhook(body, webhookSecret), ...change };
    return (await fetch(url, { method: "POST", headers, body })).status;
  };
  return { ...standIn, mails: (to?: string) => mailbox.mails(to), webhookSecret, webhook } satisfies ResendStandIn;
}

/** The three headers of a signed event: HMAC-SHA256 over `id.timestamp.body`, keyed with the decoded secret. */
export function signWebhook(body: string, secret: string, at = Math.floor(Date.now() / 1000)): SignedHeaders {
  const id = `msg_${randomBytes(12).toString("hex")}`;
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const mac = createHmac("sha256", key).update(`${id}.${at}.${body}`).digest("base64");
  return { "svix-id": id, "svix-timestamp": String(at), "svix-signature": `v1,${mac}` };
}
