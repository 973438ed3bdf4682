import { hash, verify } from "@node-rs/argon2";
import { turnstile } from "@/lib/adapters/system/turnstile";
import type { Passwords } from "@/lib/core/accounts/secrets";

/** OWASP's floor for argon2id (T29), whose library runs on threads of its own, off the event loop. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Each takes some 30 ms of one core: two at once leave the rest of the house responsive on a small machine. */
const AT_ONCE = 2;
const IN_LINE = 200;

/**
 * Passwords under argon2id. The same word in another Unicode form is the same password (NFC). Checking against no
 * hash takes the time of checking against one (T15). Refuses `unavailable` when too many wait.
 */
export function argon2Passwords(): Passwords {
  const enter = turnstile({ atOnce: AT_ONCE, inLine: IN_LINE });
  let decoy: Promise<string> | undefined;
  const make = (password: string) => enter(() => hash(password.normalize("NFC"), COST));
  return {
    hash: make,
    check: async (password, stored) => {
      decoy ??= make("nobody has this password");
      const against = stored ?? (await decoy);
      const fits = await enter(() => verify(against, password.normalize("NFC")).catch(() => false));
      return fits && stored !== null;
    },
  };
}
