import { avatarOf, COACHES, coachById, coachByKey } from "@/lib/core/coaches/catalogue";

describe("the catalogue", () => {
  test("names the five coaches of the specification, in order", () => {
    expect(COACHES.map(({ id, key, name }) => [id, key, name])).toEqual([
      ["coach-1", "sgt_miles", "Sergeant Miles Stone"],
      ["coach-2", "ida", "Ida Rosenquest"],
      ["coach-3", "questy", "Questy Brinkley"],
      ["coach-4", "zen_kai", "Zen Master Kai"],
      ["coach-5", "achieva", "Mistress Achieva"],
    ]);
  });

  test.each(COACHES)("$key is complete", (coach) => {
    expect(coach.rating).toBeGreaterThanOrEqual(0);
    expect(coach.rating).toBeLessThanOrEqual(50);
    expect(Number.isInteger(coach.rating)).toBe(true);
    expect(coach.speechBubbleColor).toMatch(/^#[0-9a-f]{6}$/);
    expect(coach.video).toBe(`/coaches/${coach.key}.mp4`);
    expect(coach.introMessage.length).toBeGreaterThan(120);
    expect(coach.voice.reminder).not.toContain("\n");
    expect(coachById(coach.id)).toBe(coach);
    expect(coachByKey(coach.key)).toBe(coach);
  });

  test.each([
    ["ida_rosenquest", "ida"],
    ["dr_alex", "zen_kai"],
    ["maya_chen", "ida"],
    ["toString", undefined],
    ["__proto__", undefined],
    ["", undefined],
  ])("the key %p leads to %p", (key, expected) => {
    expect(coachByKey(key)?.key).toBe(expected);
  });

  test.each([
    ["ida", "ida"],
    ["ida_rosenquest", "ida_rosenquest"],
    ["dr_alex", "dr_alex"],
    ["maya_chen", "maya_chen"],
    ["zen_master_kai", "zen_kai"],
    ["somebody", null],
  ])("the avatar of %p is %p", (key, expected) => {
    expect(avatarOf(key)).toBe(expected);
  });
});
