import { amountText } from "@/components/goals/amount-text";
import type { HeatDay, HeatMap } from "@/lib/core/check-ins/heat-map";
import { formatDay } from "@/lib/core/kernel/day";
import { DAY_WORDS } from "./week-strip";

const CELL = 14;
const STEP = 17;
const TOP = 16;
const month = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });

/** The calendar of days, a column a week, Sunday on top; each day says what it was. */
export function HeatCalendar({ heat, unit }: { heat: HeatMap; unit: string }) {
  const days = heat.flat().filter((cell): cell is HeatDay => cell !== null);
  const worked = days.filter(({ level }) => level > 0).length;
  const missed = days.filter(({ status }) => status === "missed").length;
  return (
    <figure className="grid gap-3">
      <svg
        viewBox={`0 0 ${heat.length * STEP} ${TOP + 7 * STEP}`}
        role="img"
        aria-label={`Days of the last ${heat.length} weeks: ${worked} with work on them, ${missed} missed.`}
        className="w-full max-w-2xl"
      >
        {heat.map((week, column) => {
          const first = week.find((cell) => cell?.day.endsWith("-01") || (column === 0 && cell));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is known by its place.
            <g key={column} transform={`translate(${column * STEP} 0)`}>
              {first && (
                <text y="11" fontSize="12" fill="var(--ink-muted)">
                  {month.format(new Date(`${first.day}T00:00:00Z`))}
                </text>
              )}
              {week.map((cell, row) => cell && <DayCell key={cell.day} cell={cell} row={row} unit={unit} />)}
            </g>
          );
        })}
      </svg>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-ink-muted">
        <span>
          {worked} {worked === 1 ? "day" : "days"} with work on them
        </span>
        <span aria-hidden className="flex items-center gap-1">
          Less
          {[0, 1, 2, 3, 4].map((level) => (
            <span key={level} className="size-3 rounded-[3px]" style={{ background: `var(--heat-${level})` }} />
          ))}
          More
        </span>
      </figcaption>
    </figure>
  );
}

const RING: Readonly<Partial<Record<HeatDay["status"], string>>> = {
  grace: "var(--highlight)",
  skip: "var(--line-strong)",
  paused: "var(--line)",
  pending: "var(--coach)",
  open: "var(--caution)",
};

function DayCell({ cell, row, unit }: { cell: HeatDay; row: number; unit: string }) {
  const ring = RING[cell.status];
  return (
    <rect
      x="1"
      y={TOP + row * STEP}
      width={CELL}
      height={CELL}
      rx="3"
      fill={`var(--heat-${cell.level})`}
      stroke={ring}
      strokeWidth={ring ? 1.75 : 0}
      opacity={cell.status === "off" ? 0.45 : 1}
    >
      <title>
        {`${formatDay(cell.day)}: ${DAY_WORDS[cell.status]}${cell.total === 0 ? "" : `, ${amountText(cell.total, unit)}`}`}
      </title>
    </rect>
  );
}
