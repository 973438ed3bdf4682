import { ModelFailure } from "@/lib/core/coaches/model";

type Limits = {
  readonly caller: AbortSignal;
  readonly total: AbortSignal;
  readonly firstByteMs: number;
  readonly idleMs: number;
};

/**
 * Ends one attempt when nothing comes. The SDK's own timeout stops at the response headers, so a stream that falls silent
 * afterwards would hang for ever. `touch` says that something came; `rest` that we are the ones who keep it waiting.
 */
export function watchdog({ caller, total, firstByteMs, idleMs }: Limits) {
  const silence = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const rest = () => clearTimeout(timer);
  const wait = (ms: number) => {
    rest();
    timer = setTimeout(() => silence.abort(), ms);
  };
  wait(firstByteMs);

  /** Why the attempt was ended from this side; null when it was not. */
  const failure = () => {
    if (caller.aborted) return new ModelFailure("interrupted", "the caller left");
    if (total.aborted) return new ModelFailure("timeout", "the answer took too long in all");
    if (silence.signal.aborted) return new ModelFailure("timeout", "the model fell silent");
    return null;
  };

  /** Waits before the next attempt, or fails at once when the caller leaves or time runs out. */
  const pause = (ms: number) =>
    new Promise<void>((resolve, reject) => {
      const ended = AbortSignal.any([caller, total]);
      const stop = () => {
        clearTimeout(sleep);
        reject(failure() ?? new ModelFailure("interrupted", "stopped while waiting"));
      };
      const sleep = setTimeout(() => {
        ended.removeEventListener("abort", stop);
        resolve();
      }, ms);
      if (ended.aborted) stop();
      else ended.addEventListener("abort", stop, { once: true });
    });

  return {
    signal: AbortSignal.any([caller, total, silence.signal]),
    touch: () => wait(idleMs),
    rest,
    failure,
    pause,
    /** Lets go of timer and connection. */
    end() {
      rest();
      silence.abort();
    },
  };
}
