import { renderToStaticMarkup } from "react-dom/server";
import { CoachDrawing, type CoachDrawingProps } from "@/components/coaches/portraits/drawing";
import type { Expression } from "@/components/coaches/portraits/frame";
import { coachPalette } from "@/components/coaches/portraits/palette";
import { portraitKey } from "@/components/coaches/portraits/portrait-key";
import { COACHES } from "@/lib/core/coaches/catalogue";

const keys = Object.keys(coachPalette);
const expressions: Expression[] = ["neutral", "cheering", "concerned"];
const draw = (props: CoachDrawingProps) => renderToStaticMarkup(<CoachDrawing {...props} />);
const luminance = (hex: string) => {
  const [r, g, b] = channels(hex).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
};

function channels(hex: string) {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}

function hue(hex: string) {
  const [r = 0, g = 0, b = 0] = channels(hex);
  return ((Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI + 360) % 360;
}

describe("portraits of the coaches (spec 1 §3)", () => {
  test.each(keys)("%s is drawn in three different expressions, each under 8 KB", (coachKey) => {
    const faces = expressions.map((expression) => draw({ coachKey, expression, title: coachKey }));
    expect(new Set(faces).size).toBe(3);
    for (const face of faces) {
      expect(face.length).toBeLessThan(8 * 1024);
      expect(face).not.toMatch(/\?|NaN|undefined/);
    }
  });

  test("no two coaches share a drawing or a colour", () => {
    expect(new Set(keys.map((coachKey) => draw({ coachKey }))).size).toBe(keys.length);
    expect(new Set(Object.values(coachPalette).map(({ signature }) => signature)).size).toBe(keys.length);
  });

  test("ida_rosenquest is Ida", () => {
    expect(draw({ coachKey: "ida_rosenquest" })).toBe(draw({ coachKey: "ida" }));
  });

  test.each(["nobody", "", "constructor", "__proto__"])("the unknown key %p is a question mark", (coachKey) => {
    expect(portraitKey(coachKey)).toBeUndefined();
    expect(draw({ coachKey, title: "A coach" })).toContain("?</text>");
  });

  test("a title names the image; without one it is decoration", () => {
    const named = draw({ coachKey: "questy", title: "Questy <Brinkley>" });
    expect(named).toContain("<title>Questy &lt;Brinkley&gt;</title>");
    expect(named).toContain('role="img"');
    expect(named).not.toContain("aria-hidden");
    const silent = draw({ coachKey: "questy" });
    expect(silent).toContain('aria-hidden="true"');
    expect(silent).not.toContain("<title");
  });

  test("size, class and stillness reach the svg", () => {
    const svg = draw({
      coachKey: "ida",
      size: 48,
      className: "shrink-0",
      still: true,
    });
    expect(svg).toContain('width="48" height="48"');
    expect(svg).toContain('class="coach-portrait coach-portrait-still shrink-0"');
    expect(draw({ coachKey: "ida" })).not.toContain("still");
  });

  test("two portraits on one page do not share a clip", () => {
    const page = renderToStaticMarkup(
      <>
        <CoachDrawing coachKey="ida" />
        <CoachDrawing coachKey="ida" />
      </>,
    );
    expect(new Set(page.match(/<clipPath id="[^"]+"/g)).size).toBe(2);
  });

  test.each(COACHES.map((coach) => [coach.key, coach] as const))(
    "%s has a bust in the hue of the bubbles",
    (_, coach) => {
      const key = portraitKey(coach.avatar);
      if (!key) throw new Error(`${coach.avatar} is not drawn`);
      const apart = Math.abs(hue(coachPalette[key].signature) - hue(coach.speechBubbleColor));
      expect(Math.min(apart, 360 - apart)).toBeLessThan(25);
    },
  );

  test.each(Object.entries(coachPalette))(
    "%s: ink is readable on the signature colour (AA)",
    (_, { ink, signature }) => {
      expect((luminance(signature) + 0.05) / (luminance(ink) + 0.05)).toBeGreaterThan(4.5);
    },
  );
});
