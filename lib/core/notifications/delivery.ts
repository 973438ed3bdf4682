/** It left, and the carrier's own id for it (webhooks about it carry the same id). */
export type Sent = { readonly outcome: "sent"; readonly providerId: string };

/**
 * Not now. `afterSeconds` is what the carrier asked for, null when it named nothing (the queue's own backoff decides).
 * `misconfigured`: our key or sender is wrong, so the message is kept until somebody mends it.
 * `uncertain`: it may have left already and the carrier cannot tell; the caller weighs a double against a loss.
 */
export type RetryLater = {
  readonly outcome: "retry";
  readonly reason:
    | "rate_limited"
    | "quota"
    | "overloaded"
    | "unreachable"
    | "in_progress"
    | "misconfigured"
    | "uncertain";
  readonly afterSeconds: number | null;
};

/** Never: the same message to the same address will be refused again. `conflict`: this key already sent other words. */
export type Refused = { readonly outcome: "refused"; readonly reason: "bad_address" | "rejected" | "conflict" };
