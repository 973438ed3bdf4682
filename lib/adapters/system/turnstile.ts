import { refuse } from "@/lib/core/kernel/refusal";

/** Lets `atOnce` pieces of work through at a time and keeps `inLine` waiting in order; the next one is refused. */
export function turnstile({ atOnce, inLine }: { readonly atOnce: number; readonly inLine: number }) {
  const line: (() => void)[] = [];
  let inside = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside >= atOnce) {
      if (line.length >= inLine)
        refuse("unavailable", "We are very busy. Please try again in a moment.", { retryAfter: 5 });
      // The place is handed over by whoever leaves, so `inside` already counts this one when it wakes.
      await new Promise<void>((resolve) => line.push(resolve));
    } else {
      inside += 1;
    }
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}
