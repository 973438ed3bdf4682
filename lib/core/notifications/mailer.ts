import type { Refused, RetryLater, Sent } from "@/lib/core/notifications/delivery";

/** What a mail is about: the unit of consent and of one-click unsubscribe (R9). `account` and `billing` have no off switch. */
export type MailCategory = "account" | "billing" | "weekly_progress" | "goal_reminder" | "milestone" | "coach_message";

/** One mail to one address. `subject` is a single line; `text` says everything that `html` says. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The same key within a day never sends twice, whatever crashes in between (R9, T31). At most 256 characters. */
  readonly idempotencyKey: string;
  readonly category: MailCategory;
};

export type MailOutcome = Sent | RetryLater | Refused;

/** Sends mail. Answers every expected failure as an outcome; throws only on a fault of ours. */
export interface Mailer {
  send(mail: Mail): Promise<MailOutcome>;
}
