import { Pencil, Trash2 } from "lucide-react";
import { amountText } from "@/components/goals/amount-text";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { CheckInView } from "@/lib/contracts/check-ins";
import { moodWords } from "./entry/mood-picker";

const day = new Intl.DateTimeFormat("en-US", { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" });
const SKIPPED = { rest: "rest", ill: "ill", travel: "travel", other: "other" } as const;

type HistoryLineProps = { line: CheckInView; unit: string; onEdit: () => void; onRemove: () => void };

export function HistoryLine({ line, unit, onEdit, onRemove }: HistoryLineProps) {
  const date = day.format(new Date(`${line.date}T00:00:00Z`));
  const mood = moodWords(line.mood);
  const isCounted = line.status === "done" || line.value !== 0;
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
          <time dateTime={line.date} className="w-24 shrink-0 text-sm text-ink-muted">
            {date}
          </time>
          {line.status === "skip" ? (
            <Badge variant="secondary">Skipped{line.skipReason ? `: ${SKIPPED[line.skipReason]}` : ""}</Badge>
          ) : (
            isCounted && (
              <span className="font-semibold tabular-nums">
                {line.value === 0 ? "Done" : amountText(line.value, unit)}
              </span>
            )
          )}
          {line.status === "partial" && <Badge variant="outline">Partly</Badge>}
          {mood && <span className="text-sm text-ink-muted">Felt {mood.toLowerCase()}</span>}
        </p>
        {line.note && <p className="whitespace-pre-line text-[0.9375rem] [overflow-wrap:anywhere]">{line.note}</p>}
      </div>
      <div className="flex shrink-0">
        <Button variant="ghost" size="icon-sm" aria-label={`Edit check-in of ${date}`} onClick={onEdit}>
          <Pencil aria-hidden />
        </Button>
        <Button variant="ghost" size="icon-sm" aria-label={`Delete check-in of ${date}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </Button>
      </div>
    </li>
  );
}
