import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { CoachDrawing } from "@/components/coaches/portraits/drawing";
import type { Expression } from "@/components/coaches/portraits/frame";
import { coachPalette } from "@/components/coaches/portraits/palette";
import { portraitAddress } from "@/components/coaches/portraits/portrait";

const css = readFileSync(join(__dirname, "../../components/coaches/portraits/portraits.css"), "utf8");

/** The rules that one coach's drawing needs, without comments and white space. */
function styleFor(key: string): string {
  return css
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/\.coach-portrait\[data-coach="(\w+)"\] \{[^}]*\}/g, (rule, coach) => (coach === key ? rule : ""))
    .replace(/\s+/g, " ")
    .replace(/ ?([{}:;,]) ?/g, "$1");
}

const draw = (key: string, expression: Expression) =>
  `${renderToStaticMarkup(<CoachDrawing coachKey={key} expression={expression} size={240} />)
    .replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" id="still" ')
    .replace(/(<clipPath[^>]*) id="[^"]+"/, '$1 id="rim"')
    .replace(/url\(#[^)]+\)/, "url(#rim)")
    .replace(/(<svg[^>]*>)/, `$1<style>${styleFor(key)}#still:target *{animation:none!important}</style>`)}\n`;

/**
 * Every portrait as a file that blinks and breathes by itself, and holds still at `#still`: `{ "ida.svg": "<svg…",
 * "ida-cheering.svg": … }`, and "unknown.svg" for keys that nobody has drawn.
 */
export const portraitFiles = (): Record<string, string> =>
  Object.fromEntries([
    ["unknown.svg", draw("unknown", "neutral")],
    ...Object.keys(coachPalette).flatMap((key) =>
      (["neutral", "cheering", "concerned"] as const).map((expression) => [
        portraitAddress(key, expression).split("/").at(-1) ?? "",
        draw(key, expression),
      ]),
    ),
  ]);
