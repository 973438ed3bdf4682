/** Milliseconds a character of a new coach message takes to appear (spec 1 §9). */
export const TYPING_MS = 25;
/** Further behind than this many characters it hurries: nobody waits for words that are already here (R7). */
const FAR_BEHIND = 80;
/** Whatever is missing then appears within this time. */
const CATCH_UP_MS = 1_500;

/**
 * How many characters are shown after `elapsedMs` more, when `shown` of `total` are. Fractions are kept so that short
 * frames add up; the caller shows the whole part.
 */
export function typed(shown: number, total: number, elapsedMs: number): number {
  const behind = total - shown;
  if (behind <= 0) return total;
  const pace = behind > FAR_BEHIND ? Math.max(1 / TYPING_MS, behind / CATCH_UP_MS) : 1 / TYPING_MS;
  return Math.min(total, shown + elapsedMs * pace);
}
