import { contour, detail } from "./frame";

export type MouthShape = "firm" | "smirk" | "smile" | "beam" | "laugh" | "grin" | "worry" | "press";

type Closed = Exclude<MouthShape, "laugh" | "grin" | "beam">;

const lines: Record<Closed, string> = {
  firm: "M-15 2C-6-1 7-1 16 2",
  smirk: "M-15 0C-5 6 9 4 17-6",
  smile: "M-17-4C-9 7 9 7 17-4",
  worry: "M-12 4C-5 0 5 0 12 4",
  press: "M-11 1C-4 3 5 3 12-1",
};

/** Coloured lips around the same lines. */
const lips: Record<Closed, string> = {
  firm: "M-14 1C-8-4-5-6-2-5Q0-4 2-5C5-6 8-4 14 1C7 9-7 9-14 1Z",
  smirk: "M-13 0C-8-3-5-5-2-4Q0-3 2-5C6-6 10-6 15-5C9 12-7 13-13 0Z",
  smile: "M-15-3C-9-3-5-5-2-4Q0-3 2-4C5-5 9-3 15-3C9 13-9 13-15-3Z",
  worry: "M-11 5C-7-3-4-5-2-4Q0-3 2-4C4-5 7-3 12 5C7 9-7 9-11 5Z",
  press: "M-11 1C-6-4-4-5-2-4Q0-3 2-4C4-5 6-4 12 0C6 10-6 10-11 1Z",
};

type MouthProps = { shape: MouthShape; x: number; y: number; lip?: string; shade: string; scale?: number };

/** One mouth. With `lip` it wears colour; without, a line and the shadow of a lower lip. */
export function Mouth({ shape, x, y, lip, shade, scale = 1 }: MouthProps) {
  const at = `translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}`;
  if (shape === "laugh")
    return (
      <g transform={at}>
        <path d="M-19-6C-8-2 8-2 19-6C19 11 10 19 0 19C-10 19-19 11-19-6Z" fill="#6B1626" stroke={lip} />
        <path d="M-10 14C-6 7 6 7 10 14C5 18-5 18-10 14Z" fill="#E2646B" stroke="none" />
        <path d="M-16-3.5C-7-.5 7-.5 16-3.5L14 3.5C6 6-6 6-14 3.5Z" fill="#FFFBF3" stroke="none" />
      </g>
    );
  if (shape === "grin")
    return (
      <g transform={at}>
        <path d="M-18-5C-8-1 8-1 18-6C18 7 9 12 0 12C-9 12-18 7-18-5Z" fill="#FFFBF3" stroke={lip} />
        <path d="M-14 4C-6 6 6 6 14 3" strokeWidth={2} stroke={shade} />
      </g>
    );
  if (shape === "beam")
    return (
      <g transform={at}>
        <path d="M-19-4C-11-4-5-8-2-7Q0-6 2-7C5-8 11-4 19-4C12 15-12 15-19-4Z" fill={lip} stroke="none" />
        <path d="M-14-2C-5-1 5-1 14-2C8 7-8 7-14-2Z" fill="#FFFBF3" stroke="none" />
        <path d="M-21-7Q-20-4-17-3C-6-1 6-1 17-3Q20-4 21-7" strokeWidth={detail} />
      </g>
    );
  return (
    <g transform={at}>
      {lip && <path d={lips[shape]} fill={lip} stroke="none" />}
      <path d={lines[shape]} strokeWidth={lip ? detail : contour} />
      {!lip && <path d="M-6 11Q0 13 6 11" stroke={shade} strokeWidth={detail} />}
    </g>
  );
}
