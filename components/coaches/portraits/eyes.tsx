import { contour, detail } from "./frame";

export type EyeShape = "open" | "stern" | "half" | "worried" | "arc";

type Eye = { lid: string; white?: string; irisY?: number; irisRy?: number; glintY?: number };

/** Drawn for the viewer's right eye: negative x is towards the nose. The left eye is its mirror image. */
const shapes: Record<EyeShape, Eye> = {
  open: {
    white: "M-12 3C-9-10 8-11 13-1C9 10-7 11-12 3Z",
    lid: "M-12 3C-9-10 8-11 13-1",
    irisY: 0,
    irisRy: 7.5,
    glintY: -2.6,
  },
  stern: {
    white: "M-12-1C-5-5 6-8 13-5C11 8-7 9-12-1Z",
    lid: "M-13 0C-6-5 6-8 14-6",
    irisY: 0.5,
    irisRy: 6,
    glintY: -1.6,
  },
  half: {
    white: "M-13 1C-6-3 6-4 14 0C9 10-8 10-13 1Z",
    lid: "M-13 1C-6-3 6-4 14 0",
    irisY: 2.4,
    irisRy: 5.2,
    glintY: 0.6,
  },
  worried: {
    white: "M-12-2C-6-11 8-9 13 3C8 11-8 10-12-2Z",
    lid: "M-12-3C-6-11 8-9 13 3",
    irisY: -0.5,
    irisRy: 7,
    glintY: -3,
  },
  arc: { lid: "M-12 4C-7-8 7-8 12 4" },
};

type EyesProps = {
  /** One shape for both, or [viewer's left, viewer's right]. */
  shape: EyeShape | [EyeShape, EyeShape];
  /** Centre between the eyes. */
  x: number;
  y: number;
  /** Half the distance between the pupils. */
  apart: number;
  ink: string;
  lash?: boolean;
  shadow?: string;
  scale?: number;
};

const white = "#FFFBF3";
const closed = "M-12 1C-6 6 6 6 12 0";

/** Both eyes; open ones blink (the closed lid waits, unseen). Glints stay top left, where the light is, in the mirrored eye too. */
export function Eyes({ shape, x, y, apart, ink, lash, shadow, scale = 1 }: EyesProps) {
  const [left, right] = typeof shape === "string" ? [shape, shape] : shape;
  const blinks = left === right && shapes[left].white !== undefined;
  const sides = [
    { eye: shapes[left], cx: x - apart, mirror: "scale(-1 1)" },
    { eye: shapes[right], cx: x + apart, mirror: undefined },
  ];
  return sides.map(({ eye, cx, mirror }) => (
    <g key={cx} transform={`translate(${cx} ${y}) scale(${scale})`}>
      {shadow && <path d="M-13 2C-11-15 11-17 17-5C8-8-6-8-13 2Z" fill={shadow} stroke="none" transform={mirror} />}
      <g className={blinks ? "coach-eye" : undefined}>
        {eye.white && (
          <g stroke="none">
            <path d={eye.white} fill={white} transform={mirror} />
            <ellipse cy={eye.irisY} rx={6.2} ry={eye.irisRy} fill={ink} />
            <circle cx={-2.2} cy={eye.glintY} r={2.1} fill={white} />
          </g>
        )}
        <g transform={mirror}>
          <path d={eye.lid} strokeWidth={contour} />
          {lash && <path d={eye.white ? "M12-2L18-7M9-6L13-11" : "M11 3L17 3"} strokeWidth={detail} />}
        </g>
      </g>
      {blinks && <path className="coach-lid" d={closed} opacity={0} transform={mirror} />}
    </g>
  ));
}
