/** `tsx scripts/icons.ts`: renders public/icon.svg into the PNGs that home screens want. Run it when the mark changes. */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { ensureChromium } from "./test/chromium.mjs";

const ROOT = join(__dirname, "..");
const OUT = join(ROOT, "public", "icons");
const PAPER = "#faf4e8";

/** `bleed`: paper to the edges, for systems that cut the shape themselves. `share`: how much of the side the tile takes. */
const icons = [
  { file: "icon-192.png", size: 192, share: 1, bleed: false },
  { file: "icon-512.png", size: 512, share: 1, bleed: false },
  { file: "icon-maskable-512.png", size: 512, share: 0.8, bleed: true },
  { file: "apple-touch-icon.png", size: 180, share: 0.94, bleed: true },
];

async function main() {
  const svg = readFileSync(join(ROOT, "public", "icon.svg"), "utf8");
  mkdirSync(OUT, { recursive: true });
  const browser = await chromium.launch({ executablePath: await ensureChromium(ROOT) });
  const page = await browser.newPage();
  for (const { file, size, share, bleed } of icons) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>*{margin:0}body{display:grid;place-items:center;height:100vh;background:${bleed ? PAPER : "transparent"}}
      svg{width:${share * 100}vw;height:${share * 100}vh}</style>${svg}`,
    );
    await page.screenshot({ path: join(OUT, file), omitBackground: true });
  }
  await browser.close();
}

main();
