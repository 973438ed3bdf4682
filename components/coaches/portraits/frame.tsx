import { type ReactNode, useId } from "react";
import type { CoachPalette } from "./palette";

/** What a face can say; every coach is drawn in all three. */
export type Expression = "neutral" | "cheering" | "concerned";

/** Outer contours and inner details: the only two line weights of the illustration style, in view-box units. */
export const contour = 4.5;
export const detail = 3.2;

/** How strongly the motif on the disc shows, in ink. */
export const veil = 0.13;

/** What each drawing receives. */
export type Pose = { expression: Expression; palette: CoachPalette };

type FrameProps = {
  palette: Pick<CoachPalette, "signature" | "signatureShade" | "ink">;
  coachKey: string;
  size: number;
  title?: string;
  className?: string;
  still?: boolean;
  children: ReactNode;
};

/** The disc every bust stands in: light from the top left, one crescent of shade, heads free to rise above the rim. */
export function Frame({ palette, coachKey, size, title, className, still, children }: FrameProps) {
  const rim = useId();
  return (
    <svg
      viewBox="0 0 240 240"
      width={size}
      height={size}
      className={["coach-portrait", still && "coach-portrait-still", className].filter(Boolean).join(" ")}
      data-coach={coachKey}
      role="img"
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      {title ? <title>{title}</title> : null}
      <clipPath id={rim}>
        <path d="M0-20H240V130H226A106 106 0 0 1 14 130H0Z" />
      </clipPath>
      <circle cx={120} cy={130} r={106} fill={palette.signature} />
      <path d="M195 55A106 106 0 0 1 45 205A132 132 0 0 0 195 55Z" fill={palette.signatureShade} />
      <g
        clipPath={`url(#${rim})`}
        fill="none"
        stroke={palette.ink}
        strokeWidth={contour}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {children}
      </g>
    </svg>
  );
}

/** Where every bust sits in the disc, so that all heads keep the same ratio to the frame. */
const seat = "translate(0 -6)";

/** Shoulders and clothes: they swell a little with each breath. */
export function Torso({ children }: { children: ReactNode }) {
  return (
    <g transform={seat}>
      <g className="coach-torso">{children}</g>
    </g>
  );
}

const tilt: Record<Expression, string | undefined> = {
  neutral: undefined,
  cheering: "rotate(-4 120 180)",
  concerned: "rotate(4 120 180) translate(0 2)",
};

/** Head, hair and hat: leans with the expression and rises with each breath. Use it twice when hair falls behind the shoulders. */
export function Head({ expression, children }: { expression: Expression; children: ReactNode }) {
  return (
    <g transform={seat}>
      <g className="coach-head">
        <g transform={tilt[expression]}>{children}</g>
      </g>
    </g>
  );
}
