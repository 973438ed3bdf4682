import type { CreateEmailResponse, Resend } from "resend";
import type { Mailer, MailOutcome } from "@/lib/core/notifications/mailer";

export type ResendConfig = {
  readonly apiKey: string;
  /** Only for a stand-in or a proxy; the vendor's own address by default. */
  readonly baseUrl?: string;
  /** `GoalCoach <hello@example.com>` */
  readonly from: string;
  readonly timeoutMs?: number;
};

const TIMEOUT_MS = 10_000;

/** Mail through Resend. The SDK loads with the first mail; repeating a key repeats the answer, not the mail. */
export function resendMailer({ apiKey, baseUrl, from, timeoutMs = TIMEOUT_MS }: ResendConfig): Mailer {
  let client: Promise<Resend> | undefined;
  const connect = () => {
    client ??= import("resend").then(({ Resend }) => new Resend(apiKey, { baseUrl }));
    return client;
  };

  return {
    async send({ to, subject, html, text, headers, idempotencyKey, category }) {
      const { emails } = await connect();
      const tags = [{ name: "category", value: category }];
      const answer = await emails.send(
        { from, to, subject, html, text, headers: { ...headers }, tags },
        { idempotencyKey, signal: AbortSignal.timeout(timeoutMs) },
      );
      return outcomeOf(answer);
    },
  };
}

/** The vendor's words, translated. A timeout is plain `unreachable`: the idempotency key makes asking again safe. */
function outcomeOf({ data, error, headers }: CreateEmailResponse): MailOutcome {
  if (error === null) return { outcome: "sent", providerId: data.id };
  const afterSeconds = secondsIn(headers?.["retry-after"]);
  const retry = (reason: Extract<MailOutcome, { outcome: "retry" }>["reason"]): MailOutcome => ({
    outcome: "retry",
    reason,
    afterSeconds,
  });
  switch (error.name) {
    case "rate_limit_exceeded":
      return retry("rate_limited");
    case "daily_quota_exceeded":
    case "monthly_quota_exceeded":
      return retry("quota");
    case "concurrent_idempotent_requests":
      return retry("in_progress");
    case "invalid_idempotent_request":
      return { outcome: "refused", reason: "conflict" };
  }
  const { statusCode } = error;
  if (statusCode === null) return retry("unreachable");
  if (statusCode === 429) return retry("rate_limited");
  if (statusCode === 401 || statusCode === 403) return retry("misconfigured");
  if (statusCode >= 400 && statusCode < 500) {
    return { outcome: "refused", reason: error.message.includes("`to`") ? "bad_address" : "rejected" };
  }
  return retry("overloaded");
}

function secondsIn(header: string | undefined): number | null {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : null;
}
