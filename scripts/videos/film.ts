import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { height, seconds, width } from "./scenes";

const rate = 24;
const frames = rate * seconds;

/** Stops every animation of the page at one moment of the loop. */
async function hold(page: Page, at: number): Promise<void> {
  await page.evaluate((milliseconds) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = milliseconds;
    }
  }, at);
}

function ffmpeg(input: readonly string[], output: readonly string[]): void {
  execFileSync("ffmpeg", ["-y", "-v", "error", ...input, ...output], { stdio: ["ignore", "inherit", "inherit"] });
}

const colours = ["-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p", "-colorspace", "bt709"];
const tags = ["-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv", "-an"];

/** Films one loop of the page: `<stem>.webm` (VP9), `<stem>.mp4` (H.264) and the first frame as `<stem>.webp`. */
export async function film(page: Page, html: string, stem: string): Promise<void> {
  const reel = mkdtempSync(join(tmpdir(), "reel-"));
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  for (let frame = 0; frame < frames; frame++) {
    await hold(page, (frame * 1000) / rate);
    await page.screenshot({ path: join(reel, `${String(frame).padStart(3, "0")}.png`) });
  }
  const strip = ["-framerate", String(rate), "-i", join(reel, "%03d.png")];
  const vp9 = ["-c:v", "libvpx-vp9", "-crf", "38", "-b:v", "0", "-row-mt", "1", "-cpu-used", "2", "-g", String(frames)];
  const h264 = ["-c:v", "libx264", "-crf", "27", "-preset", "slow", "-profile:v", "high", "-movflags", "+faststart"];
  ffmpeg(strip, [...colours, ...tags, ...vp9, `${stem}.webm`]);
  ffmpeg(strip, [...colours, ...tags, ...h264, `${stem}.mp4`]);
  ffmpeg(["-i", join(reel, "000.png")], ["-c:v", "libwebp", "-quality", "82", `${stem}.webp`]);
  rmSync(reel, { recursive: true });
}
