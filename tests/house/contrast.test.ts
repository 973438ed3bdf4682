import { readFileSync } from "node:fs";
import { join } from "node:path";

type Theme = "light" | "dark";

const sheet = readFileSync(join(__dirname, "../../app/globals.css"), "utf8");
const tokens = new Map(
  [...sheet.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\);/g)].map(([, name = "", light = "", dark = ""]) => [
    name,
    { light, dark },
  ]),
);

const colour = (name: string, theme: Theme): string => {
  const token = tokens.get(name);
  if (!token) throw new Error(`globals.css has no colour --${name}`);
  return token[theme];
};

/** Relative luminance, WCAG 2.2. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

const grounds = ["background", "surface", "surface-raised", "surface-sunken"];
const moods = ["accent", "positive", "caution", "warning", "danger"];
const coaches = ["sgt-miles", "ida", "questy", "zen-kai", "achieva"];
const onGrounds = (name: string): string[][] => grounds.map((ground) => [name, ground]);

/** [in front, behind] by what they are for: the ratio each kind must reach. */
const body = [
  ...onGrounds("ink"),
  ["ink", "accent-soft"],
  ["ink", "highlight"],
  ...coaches.map((c) => [`${c}-ink`, `${c}-bubble`]),
];
const words = [
  ...onGrounds("ink-muted"),
  ["background", "ink"],
  ...moods.flatMap((mood) => [[`on-${mood}`, mood], [`${mood}-ink`, `${mood}-soft`], ...onGrounds(`${mood}-ink`)]),
  ...coaches.flatMap((c) => [
    [`${c}-on`, c],
    [c, "background"],
    [c, "surface"],
    ["ink", `${c}-bubble`],
    ["ink-muted", `${c}-bubble`],
  ]),
];
const shapes = [
  ...onGrounds("line-strong"),
  ...onGrounds("focus"),
  ...["accent", "positive", "warning", "danger"].flatMap(onGrounds),
  ...coaches.map((c) => [c, `${c}-bubble`]),
];

describe.each<Theme>(["light", "dark"])("contrast in the %s theme", (theme) => {
  const reaches = (least: number) => (front: string, behind: string) =>
    expect(contrast(colour(front, theme), colour(behind, theme))).toBeGreaterThanOrEqual(least);

  test.each(body)("running text: %s on %s reaches 7 (AAA)", reaches(7));
  test.each(words)("words: %s on %s reach 4.5 (AA)", reaches(4.5));
  test.each(shapes)("shapes: %s on %s reach 3 (AA)", reaches(3));
});

test("black on white is 21, so the sums above mean something", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});
