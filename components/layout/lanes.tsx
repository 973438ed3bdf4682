import { cn } from "@/components/ui/cn";

const lanes = ["--sgt-miles", "--ida", "--questy", "--zen-kai", "--achieva"];
const bend = { x: 400, y: 150 };
const width = 18;

/** Five lanes, one for each coach, coming out of the bend with their start line: the product's ornament. */
export function Lanes({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 640 400"
      fill="none"
      aria-hidden="true"
      className={cn("h-auto w-full overflow-visible", className)}
    >
      {lanes.map((colour, lane) => {
        const radius = 118 + lane * (width + 5);
        return (
          <path
            key={colour}
            d={`M-1200 ${bend.y + radius}H${bend.x}A${radius} ${radius} 0 0 0 ${bend.x + radius} ${bend.y}V-90`}
            stroke={`var(${colour})`}
            strokeWidth={width}
          />
        );
      })}
      {[0, 9].map((step) => (
        <path
          key={step}
          d={`M${92 + step} ${bend.y + 109 + step}v115`}
          stroke="var(--background)"
          strokeWidth="9"
          strokeDasharray="9 14"
        />
      ))}
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
