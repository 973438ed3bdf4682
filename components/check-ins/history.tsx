"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-board";
import { changeCheckIn, fetchCheckIns, removeCheckIn, restoreCheckIn } from "@/lib/client/check-ins";
import type { CheckInPatchBody, CheckInView } from "@/lib/contracts/check-ins";
import { EntryDialog } from "./entry/entry-dialog";
import { HistoryLine } from "./history-line";
import { wordsOf } from "./use-check-in";

type HistoryProps = {
  goalId: string;
  unit: string;
  /** The latest of `entries`, newest first. */
  recent: readonly CheckInView[];
  entries: number;
};

const MORE = 30;

/** The log with edit, delete and undo; what is changed shows at once, what is refused comes back (R3). */
export function History({ goalId, unit, recent, entries }: HistoryProps) {
  const router = useRouter();
  const [loaded, setLoaded] = useState<{ of: typeof recent; lines: readonly CheckInView[] } | null>(null);
  const [edited, setEdited] = useState<CheckInView | null>(null);
  const lines = loaded?.of === recent ? loaded.lines : recent;
  const show = (next: readonly CheckInView[]) => setLoaded({ of: recent, lines: next });

  const attempt = async (title: string, shown: readonly CheckInView[], work: () => Promise<unknown>) => {
    show(shown);
    try {
      await work();
      return true;
    } catch (error) {
      show(lines);
      toast({ title, description: wordsOf(error), variant: "destructive" });
      return false;
    } finally {
      router.refresh();
    }
  };

  const remove = async (line: CheckInView) => {
    const without = lines.filter(({ id }) => id !== line.id);
    if (!(await attempt("Not deleted", without, () => removeCheckIn(line.id)))) return;
    const onPress = () => void attempt("Not brought back", lines, () => restoreCheckIn(line.id));
    toast({ title: "Check-in deleted", action: { label: "Undo", onPress } });
  };

  const save = async (line: CheckInView, change: CheckInPatchBody) => {
    const after = { ...line, ...change, value: change.status === "skip" ? 0 : (change.value ?? line.value) };
    const changed = lines.map((known) => (known.id === line.id ? after : known));
    const { status, value, skipReason, note, mood } = line;
    if (!(await attempt("Not saved", changed, () => changeCheckIn(line.id, change)))) return;
    const back = () => changeCheckIn(line.id, { status, value, skipReason, note, mood });
    toast({ title: "Saved", action: { label: "Undo", onPress: () => void attempt("Not undone", lines, back) } });
  };

  if (lines.length === 0) return <p className="text-ink-muted">No check-ins yet. The first one starts the line.</p>;
  return (
    <div className="grid gap-4">
      <ol className="grid divide-y divide-line">
        {lines.map((line) => (
          <HistoryLine
            key={line.id}
            line={line}
            unit={unit}
            onEdit={() => setEdited(line)}
            onRemove={() => void remove(line)}
          />
        ))}
      </ol>
      {entries > lines.length && lines.length < 500 && (
        <Button
          variant="outline"
          className="justify-self-center"
          onClick={async () => {
            try {
              show(await fetchCheckIns(goalId, Math.min(500, lines.length + MORE)));
            } catch (error) {
              toast({ title: "Not loaded", description: wordsOf(error), variant: "destructive" });
            }
          }}
        >
          Show more
        </Button>
      )}
      {edited && (
        <EntryDialog key={edited.id} line={edited} unit={unit} onClose={() => setEdited(null)} onSave={save} />
      )}
    </div>
  );
}
