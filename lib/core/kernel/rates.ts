/** `points` acts in any window of `perSeconds` seconds. */
export type Rate = { readonly points: number; readonly perSeconds: number };

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** What one account (or one target address) may do: the start values of T12 and T27. */
const perAccount = {
  sign_up: { points: 3, perSeconds: 3 * HOUR },
  sign_in: { points: 10, perSeconds: 15 * MINUTE },
  admin_sign_in: { points: 5, perSeconds: 15 * MINUTE },
  forgot_password: { points: 3, perSeconds: HOUR },
  reset_password: { points: 5, perSeconds: HOUR },
  resend_code: { points: 3, perSeconds: HOUR },
  verify_code: { points: 10, perSeconds: 15 * MINUTE },
  verify_phone: { points: 3, perSeconds: HOUR },
  test_notification: { points: 5, perSeconds: HOUR },
  checkout: { points: 10, perSeconds: HOUR },
  export: { points: 3, perSeconds: 24 * HOUR },
  chat: { points: 20, perSeconds: MINUTE },
  check_in: { points: 60, perSeconds: MINUTE },
  write: { points: 120, perSeconds: MINUTE },
} as const satisfies Record<string, Rate>;

export type AccountRate = keyof typeof perAccount;
/** Every limit, for the account and for the network address the act comes from. */
export type RateName = AccountRate | `${AccountRate}_by_address`;

/** Many people may share one address, so it is allowed ten times as much (T12). */
const ADDRESS_FACTOR = 10;

/** THE table of rate limits (T12). */
export const rates = Object.fromEntries(
  Object.entries(perAccount).flatMap(([name, { points, perSeconds }]) => [
    [name, { points, perSeconds }],
    [`${name}_by_address`, { points: points * ADDRESS_FACTOR, perSeconds }],
  ]),
) as Readonly<Record<RateName, Rate>>;

/** Counts acts for all instances of the app, across restarts. */
export interface Limiter {
  /**
   * Takes one point of `name` for `key` (an account, an e-mail address, a network address).
   * Refuses `too_many` with `retryAfter` seconds when none is left.
   */
  take(name: RateName, key: string): Promise<void>;
}
