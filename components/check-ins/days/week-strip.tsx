import { cn } from "@/components/ui/cn";
import type { HistoryDay } from "@/lib/core/check-ins/streak";

const weekday = new Intl.DateTimeFormat("en-US", { weekday: "narrow", timeZone: "UTC" });
const full = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" });

export const DAY_WORDS: Readonly<Record<HistoryDay["status"], string>> = {
  done: "done",
  partial: "partly done",
  late: "entered late",
  skip: "skipped",
  paused: "paused",
  open: "still open",
  pending: "to do",
  missed: "missed",
  grace: "saved by a shield",
  off: "nothing due",
};

const DRESS: Readonly<Partial<Record<HistoryDay["status"], string>>> = {
  done: "bg-coach border-coach",
  late: "bg-coach/70 border-coach",
  partial: "border-coach bg-linear-to-t from-coach from-50% to-transparent to-50%",
  skip: "border-line-strong bg-ink/15",
  grace: "border-line-strong bg-highlight",
  paused: "border-dashed border-line-strong",
  pending: "border-coach border-dashed",
};

/** The last seven days as dots, today last. */
export function WeekStrip({ week }: { week: readonly HistoryDay[] }) {
  return (
    <ol aria-label="The last seven days" className="flex gap-1.5">
      {week.map(({ day, status }) => {
        const date = new Date(`${day}T00:00:00Z`);
        return (
          <li key={day} className="grid justify-items-center gap-0.5">
            <span aria-hidden className={cn("size-4 rounded-full border-2 border-line", DRESS[status])} />
            <span aria-hidden className="text-[0.6875rem] leading-none text-ink-muted">
              {weekday.format(date)}
            </span>
            <span className="sr-only">{`${full.format(date)}: ${DAY_WORDS[status]}`}</span>
          </li>
        );
      })}
    </ol>
  );
}
