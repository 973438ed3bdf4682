import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { CoachDrawing } from "@/components/coaches/portraits/drawing";
import { COACHES } from "@/lib/core/coaches/catalogue";

const css = readFileSync(join(__dirname, "../../components/coaches/portraits/portraits.css"), "utf8");

/** The rules that one coach's drawing needs, without comments and white space. */
function styleFor(key: string): string {
  return css
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/\.coach-portrait\[data-coach="(\w+)"\] \{[^}]*\}/g, (rule, coach) => (coach === key ? rule : ""))
    .replace(/\s+/g, " ")
    .replace(/ ?([{}:;,]) ?/g, "$1");
}

/** The five portraits as files that blink and breathe by themselves: `{ "ida.svg": "<svg…", "ida-cheering.svg": … }`. */
export function portraitFiles(): Record<string, string> {
  const draw = (key: string, expression: "neutral" | "cheering") =>
    `${renderToStaticMarkup(<CoachDrawing coachKey={key} expression={expression} size={240} />)
      .replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ')
      .replace(/id="[^"]+"/, 'id="rim"')
      .replace(/url\(#[^)]+\)/, "url(#rim)")
      .replace(/(<svg[^>]*>)/, `$1<style>${styleFor(key)}</style>`)}\n`;
  return Object.fromEntries(
    COACHES.flatMap(({ key }) => [
      [`${key}.svg`, draw(key, "neutral")],
      [`${key}-cheering.svg`, draw(key, "cheering")],
    ]),
  );
}
