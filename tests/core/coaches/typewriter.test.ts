import fc from "fast-check";
import { TYPING_MS, typed } from "@/lib/core/coaches/chat/typewriter";

/** Frames of `frameMs` until all of `total` is shown; how many milliseconds that took. */
function timeToShow(total: number, frameMs: number): number {
  let [shown, elapsed] = [0, 0];
  while (shown < total) {
    shown = typed(shown, total, frameMs);
    elapsed += frameMs;
  }
  return elapsed;
}

describe("typed", () => {
  test.each([
    ["a character in 25 ms", 0, 10, 25, 1],
    ["half a one in half the time", 0, 10, 12.5, 0.5],
    ["never more than there is", 9.5, 10, 1_000, 10],
    ["everything, once all is shown", 10, 10, 16, 10],
    ["a text that was cut shorter", 12, 10, 16, 10],
  ])("%s", (_, shown, total, elapsed, expected) => {
    expect(typed(shown, total, elapsed)).toBeCloseTo(expected);
  });

  test("a short text takes its time, a long one hurries", () => {
    expect(timeToShow(40, 16)).toBeCloseTo(40 * TYPING_MS, -2);
    expect(timeToShow(4_000, 16)).toBeLessThan(10_000);
  });

  test("never goes back and never runs over", () => {
    fc.assert(
      fc.property(
        fc.nat(5_000),
        fc.nat(5_000),
        fc.double({ min: 0, max: 5_000, noNaN: true }),
        (shown, more, elapsed) => {
          const next = typed(shown, shown + more, elapsed);
          expect(next).toBeGreaterThanOrEqual(shown);
          expect(next).toBeLessThanOrEqual(shown + more);
        },
      ),
    );
  });
});
