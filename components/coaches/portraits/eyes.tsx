import { contour, detail } from "./frame";

export type EyeShape = "open" | "stern" | "half" | "worried" | "arc" | "rest";

/** Drawn for the viewer's right eye: negative x is towards the nose. The left eye is its mirror image. */
const shapes: Record<EyeShape, { white?: string; lid: string; irisY?: number; irisRy?: number }> = {
  open: { white: "M-12 3C-9-10 8-11 13-1C9 10-7 11-12 3Z", lid: "M-12 3C-9-10 8-11 13-1", irisY: 0, irisRy: 7.5 },
  stern: { white: "M-12-1C-5-5 6-8 13-5C11 8-7 9-12-1Z", lid: "M-13 0C-6-5 6-8 14-6", irisY: 0.5, irisRy: 6 },
  half: { white: "M-13 1C-6-3 6-4 14 0C9 10-8 10-13 1Z", lid: "M-13 1C-6-3 6-4 14 0", irisY: 2.4, irisRy: 5.2 },
  worried: { white: "M-12-2C-6-11 8-9 13 3C8 11-8 10-12-2Z", lid: "M-12-3C-6-11 8-9 13 3", irisY: -0.5, irisRy: 7 },
  arc: { lid: "M-12 4C-7-8 7-8 12 4" },
  rest: { lid: "M-12-1C-7 7 7 7 12-1" },
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
  look?: number;
};

/** Both eyes; those that are open blink. Glints stay top left, where the light is, even in the mirrored eye. */
export function Eyes({ shape, x, y, apart, ink, lash, shadow, scale = 1, look = 0 }: EyesProps) {
  const [left, right] = typeof shape === "string" ? [shape, shape] : shape;
  const sides = [
    { kind: left, cx: x - apart, flip: -1 },
    { kind: right, cx: x + apart, flip: 1 },
  ];
  return (
    <g className={left === right && shapes[left].white ? "coach-eyes" : undefined}>
      {sides.map(({ kind, cx, flip }) => {
        const { white, lid, irisY = 0, irisRy = 0 } = shapes[kind];
        return (
          <g key={flip} transform={`translate(${cx} ${y}) scale(${scale})`}>
            <g transform={flip < 0 ? "scale(-1 1)" : undefined}>
              {shadow && <path d="M-13 2C-11-15 11-17 17-5C8-8-6-8-13 2Z" fill={shadow} stroke="none" />}
              {white && <path d={white} fill="#FFFBF3" stroke="none" />}
            </g>
            {white && (
              <g stroke="none">
                <ellipse cx={look} cy={irisY} rx={6.2} ry={irisRy} fill={ink} />
                <circle cx={look - 2.2} cy={irisY - irisRy * 0.35} r={2.1} fill="#FFFBF3" />
              </g>
            )}
            <g transform={flip < 0 ? "scale(-1 1)" : undefined}>
              <path d={lid} strokeWidth={white ? contour : contour + 0.6} />
              {lash && <path d={white ? "M12-2L18-7M9-6L13-11" : "M11 3L17 3"} strokeWidth={detail} />}
            </g>
          </g>
        );
      })}
    </g>
  );
}
