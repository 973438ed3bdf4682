import { Frame } from "../frame";
import type { CoachPalette } from "../palette";

const palette: Pick<CoachPalette, "signature" | "signatureShade" | "ink" | "cloth"> = {
  signature: "#CFC5B4",
  signatureShade: "#BBB09D",
  ink: "#4A4238",
  cloth: "#A69A87",
};

type UnknownProps = { size: number; title?: string; className?: string; still?: boolean };

/** The same frame for a coach whose key nobody has drawn (spec 1 §3: "?"). */
export function Unknown(frame: UnknownProps) {
  return (
    <Frame coachKey="unknown" palette={palette} {...frame}>
      <path d="M26 256C28 214 54 202 92 194H148C186 202 212 214 214 256Z" fill={palette.cloth} />
      <circle cx={120} cy={116} r={66} fill="#EFE8DB" />
      <text x={120} y={148} textAnchor="middle" fontSize={92} fontWeight={800} fill={palette.ink} stroke="none">
        ?
      </text>
    </Frame>
  );
}
