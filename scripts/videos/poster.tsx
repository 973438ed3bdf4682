import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { CoachDrawing } from "@/components/coaches/portraits/drawing";
import type { Expression } from "@/components/coaches/portraits/frame";
import type { CoachKey } from "@/lib/core/coaches/coach";
import { height, type Scene, scenes, seconds, width } from "./scenes";

const root = join(__dirname, "../..");
const portraits = readFileSync(join(root, "components/coaches/portraits/portraits.css"), "utf8");
const files = join(root, "node_modules/@fontsource-variable");

const face = (family: string, path: string) =>
  `@font-face { font-family: "${family}"; font-weight: 200 800; src: url(data:font/woff2;base64,${readFileSync(
    join(files, path),
  ).toString("base64")}) }`;

/** The two families of the product, inside the page, so that a frame never waits for them. */
export const typefaces = [
  face("Bricolage", "bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2"),
  face("Instrument", "instrument-sans/files/instrument-sans-latin-wght-normal.woff2"),
].join("\n");

const percent = (at: number) => `${((at / seconds) * 100).toFixed(3)}%`;

/**
 * The timetable of a clip: it opens on the whole motto (which is also the poster), the coach cheers from 1.4 to 3.4 s,
 * the words leave at 4 s and have come back, one by one, before the loop closes.
 */
function movement({ breath, blink, motif, ground, size = 55 }: Scene): string {
  return `
    ${typefaces}
    ${portraits}
    * { margin: 0; box-sizing: border-box }
    body { width: ${width}px; height: ${height}px; overflow: hidden; position: relative; background: ${ground} }
    .backdrop { position: absolute; inset: 0; stroke: ${motif} }
    .coach-portrait { --breath: ${breath}s !important; --blink: ${blink}s !important; position: absolute; left: 32px; top: 196px }
    .bust { position: absolute; inset: 0; transform-origin: 240px 600px; animation: hop ${seconds}s linear infinite }
    .cheer, .plain { position: absolute; inset: 0; animation: cheer ${seconds}s step-end infinite }
    .plain { animation-name: plain }
    h1 { position: absolute; inset: 30px 20px auto; font: 800 ${size}px/0.98 Bricolage; letter-spacing: -0.035em; color: #fff8ec; text-align: center }
    h1 span { display: inline-block; white-space: pre }
    @keyframes hop {
      0%, ${percent(1.36)}, ${percent(1.95)}, ${percent(3.36)}, ${percent(3.8)}, 100% { transform: none }
      ${percent(1.44)} { transform: scale(1.03, 0.95) }
      ${percent(1.66)} { transform: translateY(-9px) scale(0.985, 1.02) }
      ${percent(1.84)} { transform: scale(1.012, 0.986) }
      ${percent(3.46)} { transform: scale(1.012, 0.985) }
    }
    @keyframes cheer { 0% { opacity: 0 } ${percent(1.44)} { opacity: 1 } ${percent(3.44)}, 100% { opacity: 0 } }
    @keyframes plain { 0% { opacity: 1 } ${percent(1.44)} { opacity: 0 } ${percent(3.44)}, 100% { opacity: 1 } }
    @keyframes march { to { transform: translateY(-100px) } }
    @keyframes knit { to { transform: translateX(40px) } }
    @keyframes beam { 50% { transform: rotate(9deg) } }
    @keyframes twinkle { 50% { transform: scale(0.25) rotate(72deg); opacity: 0.25 } }
    @keyframes ripple { from { transform: scale(0.92); opacity: 0 } 18% { opacity: 0.5 } to { transform: scale(1.75); opacity: 0 } }
    @keyframes second { to { transform: rotate(360deg) } }
    .march { animation: march 3s linear infinite }
    .knit { animation: knit 3s linear infinite }
    .beam { animation: beam 6s ease-in-out infinite }
    .back { animation-direction: reverse }
    .beam.back { animation-direction: normal; animation-delay: -3s }
    .twinkle { animation: twinkle 3s ease-in-out infinite }
    .ripple { animation: ripple 6s linear infinite }
    .second { animation: second 6s steps(12, end) infinite }
  `;
}

const wordsOf = (lines: readonly string[]) => lines.flatMap((line) => line.split(" "));

function motto(lines: readonly string[]): string {
  let at = 0;
  const spans = (line: string) => line.split(" ").map((word) => `<span class="w${at++}">${word}</span>`);
  return lines.map((line) => spans(line).join(" ")).join("<br>");
}

/** Each word comes back a beat after the one before it; the last one has landed before the loop closes. */
function entrances({ entrance, easing, lines }: Scene): string {
  const words = wordsOf(lines);
  const beat = 1.15 / words.length;
  return words
    .map((_, word) => {
      const from = 4.3 + word * beat;
      return `@keyframes word${word} {
        0%, ${percent(4)} { opacity: 1; transform: none; animation-timing-function: ease-in }
        ${percent(4.2)} { opacity: 0; transform: none; animation-timing-function: step-end }
        ${percent(from)} { ${entrance}; animation-timing-function: ${easing} }
        ${percent(from + 0.35)}, 100% { opacity: 1; transform: none }
      }
      .w${word} { animation: word${word} ${seconds}s linear infinite }`;
    })
    .join("\n");
}

const bust = (coachKey: CoachKey, expression: Expression) =>
  renderToStaticMarkup(<CoachDrawing coachKey={coachKey} expression={expression} size={416} />);

/** The page that is filmed. */
export function posterPage(coachKey: CoachKey): string {
  const scene = scenes[coachKey];
  const backdrop = renderToStaticMarkup(
    <svg className="backdrop" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {scene.backdrop}
    </svg>,
  );
  return `<!doctype html><meta charset="utf-8"><style>${movement(scene)}${entrances(scene)}</style>
    <body>${backdrop}<div class="bust"><div class="plain">${bust(coachKey, "neutral")}</div><div class="cheer">${bust(coachKey, "cheering")}</div></div>
    <h1>${motto(scene.lines)}</h1></body>`;
}
