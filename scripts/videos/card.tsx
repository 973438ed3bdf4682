import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { renderToStaticMarkup } from "react-dom/server";
import { CoachDrawing } from "@/components/coaches/portraits/drawing";
import { WhistleMark } from "@/components/layout/wordmark";
import { COACHES } from "@/lib/core/coaches/catalogue";
import type { CoachKey } from "@/lib/core/coaches/coach";
import { typefaces } from "./poster";
import { scenes } from "./scenes";

/** A picture that stands beside a shared link: 1200 × 630. With `coach` it wears that coach's colours. */
export type Card = { readonly name: string; readonly words: string; readonly small: string; readonly coach?: CoachKey };

export const cards: readonly Card[] = [
  { name: "home", words: "Goals aren’t the problem. Motivation is.", small: "Pick Your Coach. Crush Your Goals." },
  {
    name: "coach-showcase",
    words: "Meet Your Coaches",
    small: "Five voices. One of them gets through to you.",
    coach: "questy",
  },
  { name: "pricing", words: "Three plans. Three free days.", small: "No payment required to start.", coach: "achieva" },
  { name: "legal", words: "The small print, in plain words.", small: "Privacy, terms and cookies.", coach: "ida" },
  {
    name: "safety",
    words: "How your coach keeps you safe.",
    small: "What the coaches do, and what they never do.",
    coach: "zen_kai",
  },
];

const tokens = readFileSync(join(__dirname, "../../app/globals.css"), "utf8").match(/:root \{.*?\n\}/s)?.[0] ?? "";
const bust = (key: CoachKey, size: number, className?: string) =>
  renderToStaticMarkup(<CoachDrawing coachKey={key} expression="cheering" size={size} className={className} still />);

const style = `
  ${typefaces}
  ${tokens}
  * { margin: 0; box-sizing: border-box }
  :root { color-scheme: light }
  body { width: 1200px; height: 630px; overflow: hidden; position: relative; font-family: Bricolage; background: var(--background); color: var(--ink) }
  svg { overflow: visible; fill: none }
  header { position: absolute; left: 64px; top: 52px; display: flex; gap: 14px; align-items: center; font-weight: 800; font-size: 40px; letter-spacing: -0.035em }
  header svg { width: 58px; height: 52px }
  h1 { position: absolute; left: 64px; top: 150px; width: 1060px; font-weight: 800; font-size: 88px; line-height: 0.98; letter-spacing: -0.035em }
  p { position: absolute; left: 66px; font: 600 32px/1.3 Instrument }
  .team { position: absolute; left: 52px; right: 40px; bottom: -14px; display: flex; justify-content: space-between }
  .lanes { position: absolute; inset: auto 0 0; height: 14px; display: flex }
  .lanes i { flex: 1 }
  .solo .words { position: absolute; left: 64px; top: 128px; bottom: 40px; width: 590px; display: grid; align-content: center; gap: 22px }
  .solo h1, .solo p { position: static; width: auto; text-wrap: balance }
  .solo h1 { font-size: 76px }
  .solo .figure { position: absolute; right: 0; bottom: -40px }
`;

function cardPage({ words, small, coach }: Card): string {
  const mark = renderToStaticMarkup(<WhistleMark />);
  const lanes = COACHES.map(({ key }) => `<i style="background: var(--${key.replace("_", "-")})"></i>`).join("");
  const ground = coach
    ? `--background: ${scenes[coach].ground}; --ink: #fff8ec; --accent: #fff8ec; --on-accent: ${scenes[coach].ground}`
    : "";
  const figures = coach
    ? `<div class="figure">${bust(coach, 560)}</div>`
    : `<div class="team">${COACHES.map(({ key }) => bust(key, 226)).join("")}</div>`;
  const smallAt = coach ? "" : "top: 338px";
  return `<!doctype html><meta charset="utf-8"><style>${style}</style><body class="${coach ? "solo" : ""}" style="${ground}">
    <header>${mark}<span>GoalCoach</span></header><div class="words"><h1>${words}</h1><p style="${smallAt}">${small}</p></div>${figures}<div class="lanes">${lanes}</div></body>`;
}

/** Prints one card to a PNG. */
export async function photograph(page: Page, card: Card, path: string): Promise<void> {
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.setContent(cardPage(card));
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path });
}
