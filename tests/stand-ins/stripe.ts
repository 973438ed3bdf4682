import { createHash, createHmac, randomBytes } from "node:crypto";
import { type Answer, type Call, type StandIn, startStandIn } from "./stand-in";
import { Ledger, type LedgerEvent, newId } from "./stripe/ledger";
import { route, stripeError } from "./stripe/routes";

export type StripeStandIn = StandIn & {
  ledger: Ledger;
  webhookSecret: string;
  /** Posts an event to `url` with a good signature (or the one given); returns the receiver's status.
   *  Over HTTP: `POST /__webhook` {url, id}, with the id of an event that happened. */
  webhook(url: string, event: LedgerEvent, signature?: string): Promise<number>;
};

/** Stripe's REST API, as far as this product uses it. Keys that begin with `sk_` or `rk_` are welcome. */
export async function startStripe(options: { port?: number; webhookSecret?: string } = {}) {
  const { webhookSecret = `whsec_${randomBytes(24).toString("hex")}` } = options;
  const ledger = new Ledger();
  const replays = new Map<string, { print: string; answer: Answer }>();

  /** The same key and parameters repeat the first answer; other parameters are refused with 400. */
  const once = (call: Call): Answer => {
    const key = call.headers["idempotency-key"];
    if (call.method !== "POST" || typeof key !== "string") return route(ledger, call);
    const print = createHash("sha256").update(call.path).update(call.body).digest("hex");
    const before = replays.get(key);
    if (before && before.print !== print) {
      return stripeError(
        400,
        "idempotency_error",
        null,
        "Keys for idempotent requests can only be used with the same parameters.",
      );
    }
    if (before) return { ...before.answer, headers: { ...before.answer.headers, "idempotent-replayed": "true" } };
    const answer = route(ledger, call);
    replays.set(key, { print, answer: structuredClone(answer) });
    return answer;
  };

  const answer = async (call: Call): Promise<Answer> => {
    if (call.method === "POST" && call.path === "/__webhook") {
      const { url, id, signature } = JSON.parse(call.body);
      const event = ledger.events().find((told) => told.id === id);
      if (!event) return stripeError(404, "invalid_request_error", "resource_missing", "No such event");
      return { body: { status: await webhook(url, event, signature) } };
    }
    if (!/^Bearer (sk|rk)_/.test(call.headers.authorization ?? "")) {
      return stripeError(401, "invalid_request_error", null, "Invalid API Key provided.");
    }
    const { headers, ...rest } = once(call);
    return { ...rest, headers: { "request-id": newId("req"), ...headers } };
  };

  const standIn = await startStandIn({
    port: options.port,
    answer,
    failure: (status, { detail }) => ({
      error: {
        type: status === 402 ? "card_error" : status < 500 ? "invalid_request_error" : "api_error",
        message: "Ordered by a fault.",
        ...detail,
      },
    }),
    reset: () => {
      ledger.clear();
      replays.clear();
    },
  });

  const webhook: StripeStandIn["webhook"] = async (url, event, signature) => {
    const body = JSON.stringify(event);
    const headers = {
      "content-type": "application/json",
      "stripe-signature": signature ?? signEvent(body, webhookSecret),
    };
    return (await fetch(url, { method: "POST", headers, body })).status;
  };
  return { ...standIn, ledger, webhookSecret, webhook } satisfies StripeStandIn;
}

/** `Stripe-Signature`: `t=<seconds>,v1=<HMAC-SHA256 over "t.body">`. */
export function signEvent(body: string, secret: string, at = Math.floor(Date.now() / 1000)): string {
  return `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`;
}
