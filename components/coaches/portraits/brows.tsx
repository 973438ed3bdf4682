import type { Expression } from "./frame";

/** [lift, turn of the inner end in degrees (positive raises it)]. */
const mood: Record<Expression, [number, number]> = { neutral: [0, 0], cheering: [-6, 4], concerned: [-3, 17] };

type BrowsProps = {
  expression: Expression;
  x: number;
  y: number;
  apart: number;
  colour: string;
  weight: number;
  /** Path for the viewer's right brow around 0 0, inner end at negative x. */
  path: string;
  /** Raises one brow: the sceptic's privilege. */
  cocked?: number;
  /** How much of the mood reaches the brows, 0 to 1. */
  reserve?: number;
};

/** Both brows: the coach's own line, moved by the expression. */
export function Brows({ expression, x, y, apart, colour, weight, path, cocked = 0, reserve = 1 }: BrowsProps) {
  const [lift, turn] = mood[expression].map((move) => move * reserve) as [number, number];
  return (
    <g stroke={colour} strokeWidth={weight}>
      <path d={path} transform={`translate(${x - apart} ${y + lift}) scale(-1 1) rotate(${turn})`} />
      <path d={path} transform={`translate(${x + apart} ${y + lift - cocked}) rotate(${turn})`} />
    </g>
  );
}
