import type { Refused, RetryLater, Sent } from "@/lib/core/notifications/delivery";

/** One text message. `to` is E.164 (`+14155550123`), verified and consented before it gets here (R9). */
export type TextMessage = { readonly to: string; readonly body: string };

/** The member answered STOP: nothing reaches this number until START (R9, T33). */
export type OptedOut = { readonly outcome: "opted_out" };

export type TextOutcome = Sent | RetryLater | OptedOut | Refused;

/** Sends text messages. Carriers keep no idempotency keys: `retry` with reason `uncertain` may double if repeated. */
export interface Texter {
  send(message: TextMessage): Promise<TextOutcome>;
}
