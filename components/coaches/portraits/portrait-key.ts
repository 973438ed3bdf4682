import type { AvatarKey } from "@/lib/core/coaches/coach";
import { coachPalette, type PortraitKey } from "./palette";

const aliases: Record<Exclude<AvatarKey, PortraitKey>, PortraitKey> = { ida_rosenquest: "ida" };
const drawn = new Map<string, PortraitKey>([
  ...(Object.keys(coachPalette) as PortraitKey[]).map((key) => [key, key] as const),
  ...Object.entries(aliases),
]);

/** The bust a key stands for, through its aliases; `undefined` for a key nobody has drawn. */
export function portraitKey(coachKey: string): PortraitKey | undefined {
  return drawn.get(coachKey);
}
