import type { Twilio } from "twilio";
import type { Texter, TextOutcome } from "@/lib/core/notifications/texter";
import { Throttled } from "./throttled";

export type TwilioConfig = {
  readonly accountSid: string;
  readonly authToken: string;
  /** Only for a stand-in or a proxy; the vendor's own address by default. */
  readonly baseUrl?: string;
  /** One of the two: the sending number in E.164, or the service that picks it (which wins). */
  readonly from?: string;
  readonly messagingServiceSid?: string;
  readonly timeoutMs?: number;
};

const TIMEOUT_MS = 10_000;

/** Texts through Twilio. The SDK is heavy, so it loads with the first message. */
export function twilioTexter(config: TwilioConfig): Texter {
  const { from, messagingServiceSid } = config;
  const sender = messagingServiceSid ? { messagingServiceSid } : { from };
  let client: Promise<Twilio> | undefined;
  const open = () => {
    client ??= connect(config);
    return client;
  };

  return {
    async send({ to, body }) {
      const { messages } = await open();
      try {
        const { sid } = await messages.create({ to, body, ...sender });
        return { outcome: "sent", providerId: sid };
      } catch (error) {
        return outcomeOf(error);
      }
    },
  };
}

/** The SDK has no option for its address: a client of ours sends its requests elsewhere and reads `Retry-After`. */
async function connect({ accountSid, authToken, baseUrl, timeoutMs = TIMEOUT_MS }: TwilioConfig): Promise<Twilio> {
  const { default: twilio } = await import("twilio");
  type Options<T> = Parameters<typeof twilio.RequestClient.prototype.request<T>>[0];

  class Line extends twilio.RequestClient {
    override async request<T>(options: Options<T>) {
      const answer = await super.request<T>({ ...options, uri: moved(options.uri, baseUrl) });
      if (answer.statusCode === 429) throw new Throttled(answer.headers);
      return answer;
    }
  }
  return twilio(accountSid, authToken, { httpClient: new Line({ timeout: timeoutMs }) });
}

function moved(uri: string, baseUrl: string | undefined): string {
  if (baseUrl === undefined) return uri;
  const { pathname, search } = new URL(uri);
  return new URL(pathname + search, baseUrl).href;
}

const BAD_ADDRESS = new Set([21211, 21214, 21217, 21614]);
/** Codes of a connection that was never made: nothing can have left. */
const NEVER_CONNECTED = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"]);

/** Reads code and status only: the SDK's network errors carry the Authorization header and must go no further. */
function outcomeOf(error: unknown): TextOutcome {
  if (error instanceof Throttled) return { outcome: "retry", reason: "rate_limited", afterSeconds: error.afterSeconds };
  const { code, status, isAxiosError } = error as { code?: unknown; status?: unknown; isAxiosError?: boolean };
  const retry = (reason: Extract<TextOutcome, { outcome: "retry" }>["reason"]): TextOutcome => ({
    outcome: "retry",
    reason,
    afterSeconds: null,
  });
  if (code === 21610) return { outcome: "opted_out" };
  if (isAxiosError) return retry(NEVER_CONNECTED.has(String(code)) ? "unreachable" : "uncertain");
  if (typeof status !== "number") throw error;
  if (status === 401 || status === 403) return retry("misconfigured");
  if (status >= 400 && status < 500) {
    return { outcome: "refused", reason: BAD_ADDRESS.has(Number(code)) ? "bad_address" : "rejected" };
  }
  return retry("overloaded");
}
