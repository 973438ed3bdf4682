import type { ReactElement } from "react";
import type { CoachKey } from "@/lib/core/coaches/coach";

export const width = 480;
export const height = 600;
/** One clip. Every movement in it takes this long or a whole part of it, so that the end meets the beginning. */
export const seconds = 6;

/** How one coach's poster looks and moves. Colours are the light signatures of `globals.css`. */
export type Scene = {
  readonly ground: string;
  readonly motif: string;
  readonly lines: readonly string[];
  /** Type size in pixels, 55 unless told. */
  readonly size?: number;
  /** Seconds of one breath and one blink; both divide the clip. */
  readonly breath: number;
  readonly blink: number;
  /** How a word of the motto arrives: the first frame of its entrance, and its pace. */
  readonly entrance: string;
  readonly easing: string;
  readonly backdrop: ReactElement;
};

const rows = (count: number) => Array.from({ length: count }, (_, row) => row);
const star = "M0-13L4-4L13-3L6 3L8 12L0 7L-8 12L-6 3L-13-3L-4-4Z";
const centre = { x: 240, y: 428 };

export const scenes: Record<CoachKey, Scene> = {
  sgt_miles: {
    ground: "#3f5730",
    motif: "#b2c98a",
    lines: ["Excuses don’t", "do push-ups.", "You do."],
    breath: 3,
    blink: 6,
    entrance: "opacity: 0; transform: scale(1.5)",
    easing: "cubic-bezier(0.2, 0.9, 0.3, 1)",
    backdrop: (
      <g className="march" fill="none" strokeWidth="26" strokeOpacity="0.16">
        {rows(10).map((row) => (
          <path key={row} d={`M-20 ${row * 100 + 60}L240 ${row * 100 - 40}L500 ${row * 100 + 60}`} />
        ))}
      </g>
    ),
  },
  ida: {
    ground: "#8f4257",
    motif: "#f6b9b4",
    lines: ["Little by little,", "dear, and then", "all at once."],
    breath: 3,
    blink: 3,
    entrance: "opacity: 0; transform: translateY(18px)",
    easing: "ease-out",
    backdrop: (
      <g fill="none" strokeWidth="9" strokeLinejoin="round" strokeLinecap="round" strokeOpacity="0.17">
        {rows(9).map((row) => (
          <path
            key={row}
            className={row % 2 ? "knit" : "knit back"}
            d={`M-120 ${row * 72 + 24}${"l20 26l20-26".repeat(18)}`}
          />
        ))}
      </g>
    ),
  },
  questy: {
    ground: "#8d1f6e",
    motif: "#ffd45c",
    lines: ["Dress the dream,", "darling. Then", "go get it."],
    size: 53,
    breath: 2,
    blink: 3,
    entrance: "opacity: 0; transform: scale(0.3) rotate(-14deg)",
    easing: "cubic-bezier(0.34, 1.6, 0.64, 1)",
    backdrop: (
      <>
        <g stroke="none" fill="#ff93d6" fillOpacity="0.26">
          <path className="beam" style={{ transformOrigin: "40px 640px" }} d="M40 640L-30-40H190Z" />
          <path className="beam back" style={{ transformOrigin: "440px 640px" }} d="M440 640L290-40H510Z" />
        </g>
        <g stroke="none" fill="#ffd45c">
          {[
            [58, 262, 1],
            [424, 226, 1.3],
            [30, 420, 0.7],
            [452, 392, 0.8],
            [92, 226, 0.55],
            [446, 292, 0.5],
          ].map(([x, y, size], at) => (
            <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
              <path className="twinkle" style={{ animationDelay: `${-at}s` }} d={star} />
            </g>
          ))}
        </g>
      </>
    ),
  },
  zen_kai: {
    ground: "#1d5c5b",
    motif: "#8fe0d3",
    lines: ["Breathe.", "Begin.", "Begin again."],
    breath: 6,
    blink: 6,
    entrance: "opacity: 0",
    easing: "ease-in-out",
    backdrop: (
      <g fill="none" strokeWidth="3">
        {rows(4).map((row) => (
          <circle
            key={row}
            className="ripple"
            style={{ animationDelay: `${-row * 1.5}s`, transformOrigin: `${centre.x}px ${centre.y}px` }}
            cx={centre.x}
            cy={centre.y}
            r={180}
          />
        ))}
      </g>
    ),
  },
  achieva: {
    ground: "#322f76",
    motif: "#ebc158",
    lines: ["Standards", "are a form", "of respect."],
    breath: 3,
    blink: 6,
    entrance: "opacity: 0; transform: translateX(-26px)",
    easing: "steps(4, end)",
    backdrop: (
      <g fill="none">
        <g strokeWidth="4" strokeOpacity="0.45">
          {rows(60).map((tick) => (
            <path
              key={tick}
              transform={`rotate(${tick * 6} ${centre.x} ${centre.y})`}
              d={`M240 ${tick % 5 ? 226 : 214}V236`}
            />
          ))}
        </g>
        <path
          className="second"
          style={{ transformOrigin: `${centre.x}px ${centre.y}px` }}
          d="M240 206V238"
          strokeWidth="8"
        />
      </g>
    ),
  },
};
