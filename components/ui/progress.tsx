import { cn } from "./cn";

export type ProgressProps = {
  /** Percent; clamped to 0–100 for show. */
  value: number;
  /** What progresses, for those who do not see it. */
  label: string;
  /** Where the pace line stands, in percent. */
  mark?: number;
  className?: string;
};

const clamp = (percent: number): number => Math.min(100, Math.max(0, Number.isFinite(percent) ? percent : 0));

/** A bar in the coach's colour (accent without one), never narrower than 8 % (spec 1 §4). */
export function Progress({ value, label, mark, className }: ProgressProps) {
  const percent = clamp(value);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      className={cn("relative h-3 overflow-hidden rounded-full bg-ink/10", className)}
    >
      <div
        className="h-full rounded-full bg-coach transition-[width] duration-250 ease-stride"
        style={{ width: `${Math.max(8, percent)}%` }}
      />
      {mark !== undefined && (
        <div
          className="absolute inset-y-0 w-0.5 bg-ink outline-1 outline-surface"
          style={{ left: `${clamp(mark)}%` }}
        />
      )}
    </div>
  );
}
