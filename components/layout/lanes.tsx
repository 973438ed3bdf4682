import { cn } from "@/components/ui/cn";

const lanes = ["--sgt-miles", "--ida", "--questy", "--zen-kai", "--achieva"];
const bend = { x: 400, y: 150 };
const width = 18;

/** Five lanes, one for each coach, coming out of the bend with their start line: the product's ornament. */
export function Lanes({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 640 400" fill="none" aria-hidden="true" className={cn("h-auto w-full", className)}>
      {lanes.map((colour, lane) => {
        const radius = 118 + lane * (width + 5);
        return (
          <path
            key={colour}
            d={`M-40 ${bend.y + radius}H${bend.x}A${radius} ${radius} 0 0 0 ${bend.x + radius} ${bend.y}V-40`}
            stroke={`var(${colour})`}
            strokeWidth={width}
          />
        );
      })}
      <path
        d={`M92 ${bend.y + 104}V${bend.y + 224}`}
        stroke="var(--background)"
        strokeWidth="7"
        strokeDasharray="9 7"
      />
      <path
        d={`M104 ${bend.y + 104}V${bend.y + 224}`}
        stroke="var(--background)"
        strokeWidth="7"
        strokeDasharray="9 7"
        strokeDashoffset="8"
      />
    </svg>
  );
}

/** The same lanes seen from the stand: a ribbon five colours wide. */
export function LaneRibbon({ className }: { className?: string }) {
  return (
    <div aria-hidden className={cn("flex h-1.5", className)}>
      {lanes.map((colour) => (
        <span key={colour} className="flex-1" style={{ background: `var(${colour})` }} />
      ))}
    </div>
  );
}
