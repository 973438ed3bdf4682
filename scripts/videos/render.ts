/**
 * Films the coaches and prints their pictures, from the same drawings that the pages use; what it makes is committed
 * under public/. Needs ffmpeg. `npx tsx scripts/videos/render.ts [videos] [cards] [portraits]`, everything by default.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { COACHES } from "@/lib/core/coaches/catalogue";
import { ensureChromium } from "../test/chromium.mjs";
import { cards, photograph } from "./card";
import { film } from "./film";
import { portraitFiles } from "./portrait-file";
import { posterPage } from "./poster";

const root = join(__dirname, "../..");
const wishes = process.argv.slice(2);
const wanted = (what: string) => wishes.length === 0 || wishes.includes(what);

async function main() {
  if (wanted("portraits")) {
    for (const [name, svg] of Object.entries(portraitFiles())) writeFileSync(join(root, "public/coaches", name), svg);
  }
  if (!wanted("videos") && !wanted("cards")) return;
  const browser = await chromium.launch({ executablePath: await ensureChromium(root) });
  const page = await browser.newPage();
  if (wanted("videos"))
    for (const { key } of COACHES) await film(page, posterPage(key), join(root, "public/coaches", key));
  if (wanted("cards"))
    for (const card of cards) await photograph(page, card, join(root, "public/og", `${card.name}.png`));
  await browser.close();
}

main();
