import { GOAL_CATEGORIES } from "@/lib/core/goals/goal";
import { LANDING_TILES } from "@/lib/core/goals/landing-tiles";

describe("LANDING_TILES (spec 1 §3)", () => {
  test("are the sixteen of the specification", () => {
    expect(LANDING_TILES.map(({ id }) => id).join(", ")).toBe(
      "weight-loss, save-money, learn-language, start-business, read-more, exercise-daily, eat-healthy, quit-smoking, " +
        "travel-more, learn-skill, build-muscle, pay-debt, wake-early, meditate, get-promotion, find-love",
    );
  });

  test("cover all ten categories", () => {
    expect(new Set(LANDING_TILES.map(({ category }) => category))).toEqual(new Set(GOAL_CATEGORIES));
  });
});
