import { Check, Undo2 } from "lucide-react";
import { cn } from "@/components/ui/cn";
import type { ActionView } from "@/lib/contracts/chat";
import { actionWords, amountWords } from "@/lib/core/coaches/chat/action-words";

/** What the coach did at one's word, and the way back (R7). */
export function ActionChip({ action, onUndo }: { action: ActionView; onUndo: (id: string) => void }) {
  const { undone, completed, current, target, percent } = action;
  return (
    <div
      className={cn(
        "flex max-w-full items-center gap-2.5 rounded-full border py-1.5 pr-2 pl-2 text-sm",
        undone ? "border-line bg-surface text-ink-muted" : "border-positive/40 bg-positive-soft text-positive-ink",
      )}
    >
      <span
        className={cn(
          "grid size-6 shrink-0 place-items-center rounded-full",
          undone ? "bg-surface-sunken" : "bg-positive text-on-positive",
        )}
      >
        {undone ? (
          <Undo2 aria-hidden className="size-3.5" />
        ) : (
          <Check aria-hidden strokeWidth={3} className="size-3.5" />
        )}
      </span>
      <span className={cn("font-semibold", undone && "line-through")}>{actionWords(action)}</span>
      {undone ? (
        <span className="pr-2">Taken back</span>
      ) : (
        <>
          <span className="tabular-nums max-sm:sr-only">
            {completed ? "Goal reached!" : `${amountWords(current)} of ${amountWords(target)} · ${percent}%`}
          </span>
          <button
            type="button"
            onClick={() => onUndo(action.id)}
            className="min-h-7 rounded-full px-2.5 font-bold underline decoration-1 underline-offset-4 transition-colors duration-150 hover:bg-positive/15"
          >
            Undo
          </button>
        </>
      )}
    </div>
  );
}
