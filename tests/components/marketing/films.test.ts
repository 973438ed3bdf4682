import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { COACHES } from "@/lib/core/coaches/catalogue";
import { cards } from "@/scripts/videos/card";
import { portraitFiles } from "@/scripts/videos/portrait-file";
import { scenes } from "@/scripts/videos/scenes";

const shelf = join(__dirname, "../../../public");
const read = (path: string) => readFileSync(join(shelf, path));

/** Seconds, from the movie header box (ISO 14496-12 §8.2.2, version 0). */
function mp4Seconds(file: Buffer): number {
  const at = file.indexOf("mvhd", 0, "latin1");
  return file.readUInt32BE(at + 20) / file.readUInt32BE(at + 16);
}

/** Seconds, from the segment's Duration element (0x4489, a double) at WebM's usual scale of one millisecond. */
function webmSeconds(file: Buffer): number {
  const at = file.indexOf(Buffer.from([0x44, 0x89, 0x88]));
  return file.readDoubleBE(at + 3) / 1000;
}

describe("the preview videos (look.md)", () => {
  test.each(COACHES.map(({ key, video }) => [key, video] as const))("%s: two films and a poster", (key, video) => {
    expect(video).toBe(`/coaches/${key}.mp4`);
    for (const ending of ["mp4", "webm", "webp"]) {
      expect(statSync(join(shelf, `coaches/${key}.${ending}`)).size).toBeLessThanOrEqual(350 * 1024);
    }
    for (const seconds of [mp4Seconds(read(`coaches/${key}.mp4`)), webmSeconds(read(`coaches/${key}.webm`))]) {
      expect(seconds).toBeGreaterThanOrEqual(5);
      expect(seconds).toBeLessThanOrEqual(8);
    }
    expect(read(`coaches/${key}.webp`).toString("latin1", 8, 12)).toBe("WEBP");
  });

  test.each(COACHES.map(({ key, motto }) => [key, motto] as const))(
    "%s is filmed with the motto of today",
    (key, motto) => {
      expect(scenes[key].lines.join(" ").replaceAll("’", "'")).toBe(motto);
    },
  );

  test.each(COACHES.map(({ key }) => key))("%s: every movement fits into the clip a whole number of times", (key) => {
    expect([6 % scenes[key].breath, 6 % scenes[key].blink]).toEqual([0, 0]);
  });
});

test.each(Object.entries(portraitFiles()))(
  "%s is the drawing of today (else run scripts/videos/render.ts)",
  (name, svg) => {
    expect(read(`coaches/${name}`).toString()).toBe(svg);
  },
);

test.each(cards.map(({ name }) => name))("the card %s is a PNG of 1200 × 630", (name) => {
  const png = read(`og/${name}.png`);
  expect([png.toString("latin1", 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(["PNG", 1200, 630]);
});
