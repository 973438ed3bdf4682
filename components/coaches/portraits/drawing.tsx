import type { ReactElement } from "react";
import { Achieva } from "./busts/achieva";
import { DrAlex } from "./busts/dr-alex";
import { Ida } from "./busts/ida";
import { MayaChen } from "./busts/maya-chen";
import { Questy } from "./busts/questy";
import { SgtMiles } from "./busts/sgt-miles";
import { Unknown } from "./busts/unknown";
import { ZenKai } from "./busts/zen-kai";
import { type Expression, Frame, type Pose } from "./frame";
import { coachPalette, type PortraitKey } from "./palette";
import { portraitKey } from "./portrait-key";

const busts: Record<PortraitKey, (pose: Pose) => ReactElement> = {
  sgt_miles: SgtMiles,
  ida: Ida,
  questy: Questy,
  zen_kai: ZenKai,
  achieva: Achieva,
  dr_alex: DrAlex,
  maya_chen: MayaChen,
};

export type CoachDrawingProps = {
  coachKey: string;
  expression?: Expression;
  size?: number;
  title?: string;
  className?: string;
  still?: boolean;
};

/** The bare SVG, for scripts; `portraits.css` moves it. Pages show the files made of it: `CoachPortrait`. */
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
