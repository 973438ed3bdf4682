import { amountText } from "@/components/goals/amount-text";
import type { ChartPoint, ProgressChart } from "@/lib/core/check-ins/progress-chart";
import type { GoalOverview } from "@/lib/core/goals/overview";
import { formatDay } from "@/lib/core/kernel/day";

const WIDTH = 600;
const HEIGHT = 220;
const at = ({ x, y }: ChartPoint) => `${(x * WIDTH).toFixed(1)} ${((1 - y) * HEIGHT).toFixed(1)}`;
const path = (points: readonly ChartPoint[]) =>
  points.map((point, index) => `${index ? "L" : "M"}${at(point)}`).join("");

/** Progress against the pace line, drawn on the server; the caption says the same in words. */
export function ProgressFigure({ goal, chart }: { goal: GoalOverview; chart: ProgressChart }) {
  const area = `${path(chart.actual)}L${at({ x: chart.today.x, y: chart.zeroY })}L${at({ x: 0, y: chart.zeroY })}Z`;
  return (
    <figure className="grid gap-2">
      <p className="flex justify-between gap-4 text-sm text-ink-muted">
        <span>{amountText(goal.targetValue, goal.unit)}</span>
        {chart.line.length > 0 && (
          <span className="flex items-center gap-2">
            <span aria-hidden className="w-6 border-t-2 border-dashed border-ink-muted" />
            Pace line
          </span>
        )}
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-52 w-full overflow-visible"
        fill="none"
      >
        <path
          d={`M0 ${(1 - chart.zeroY) * HEIGHT}H${WIDTH}`}
          stroke="var(--line-strong)"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={`M0 ${(1 - chart.targetY) * HEIGHT}H${WIDTH}`}
          stroke="var(--line)"
          vectorEffect="non-scaling-stroke"
        />
        <path d={area} fill="var(--coach)" opacity="0.14" />
        <path
          d={path(chart.line)}
          stroke="var(--ink-muted)"
          strokeWidth="2"
          strokeDasharray="6 6"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={path(chart.actual)}
          stroke="var(--coach)"
          strokeWidth="3.5"
          strokeLinejoin="round"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={`M${at(chart.today)}h0.01`}
          stroke="var(--coach)"
          strokeWidth="12"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="flex justify-between gap-4 text-sm text-ink-muted">
        <span>{formatDay(chart.firstDay)}</span>
        <span>{formatDay(chart.lastDay)}</span>
      </p>
      <figcaption className="text-[0.9375rem]">{captionOf(goal)}</figcaption>
    </figure>
  );
}

function captionOf(goal: GoalOverview): string {
  const sum = `${amountText(goal.currentValue, goal.unit)} of ${amountText(goal.targetValue, goal.unit)} so far`;
  const standing = goal.pace && !goal.isCompleted ? `, ${goal.pace.label.toLowerCase()}` : "";
  const finish = goal.pace?.projectedFinish;
  return `${sum}${standing}.${finish ? ` At this pace you arrive on ${formatDay(finish)}.` : ""}`;
}
