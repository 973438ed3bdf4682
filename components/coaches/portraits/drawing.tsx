import type { ReactElement } from "react";
import { Achieva } from "./achieva";
import { DrAlex } from "./dr-alex";
import { type Expression, Frame, type Pose } from "./frame";
import { Ida } from "./ida";
import { MayaChen } from "./maya-chen";
import { coachPalette, type PortraitKey } from "./palette";
import { Questy } from "./questy";
import { SgtMiles } from "./sgt-miles";
import { Unknown } from "./unknown";
import { ZenKai } from "./zen-kai";

const busts: Record<PortraitKey, (pose: Pose) => ReactElement> = {
  sgt_miles: SgtMiles,
  ida: Ida,
  questy: Questy,
  zen_kai: ZenKai,
  achieva: Achieva,
  dr_alex: DrAlex,
  maya_chen: MayaChen,
};

const aliases: Record<string, PortraitKey> = { ida_rosenquest: "ida" };

/** The portrait a key stands for, through its aliases; `undefined` for a key nobody has drawn. */
export function portraitKey(coachKey: string): PortraitKey | undefined {
  if (Object.hasOwn(busts, coachKey)) return coachKey as PortraitKey;
  return Object.hasOwn(aliases, coachKey) ? aliases[coachKey] : undefined;
}

export type CoachDrawingProps = {
  coachKey: string;
  expression?: Expression;
  size?: number;
  title?: string;
  className?: string;
  still?: boolean;
};

/** The bare SVG without its style sheet, for scripts and e-mails. Pages use `CoachPortrait`. */
export function CoachDrawing({ coachKey, expression = "neutral", size = 96, ...frame }: CoachDrawingProps) {
  const key = portraitKey(coachKey);
  if (!key) return <Unknown size={size} {...frame} />;
  const palette = coachPalette[key];
  const Bust = busts[key];
  return (
    <Frame coachKey={key} palette={palette} size={size} {...frame}>
      <Bust expression={expression} palette={palette} />
    </Frame>
  );
}
