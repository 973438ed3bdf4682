"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import type { CheckInPatchBody, CheckInView } from "@/lib/contracts/check-ins";
import { formatDay, type LocalDate } from "@/lib/core/kernel/day";
import { AMOUNT_WORDS, entryOf } from "./entry-draft";
import { type EntryDraft, EntryFields } from "./entry-fields";

type EntryDialogProps = {
  line: CheckInView;
  unit: string;
  onClose: () => void;
  onSave: (line: CheckInView, change: CheckInPatchBody) => Promise<void>;
};

/** Changes one line of the log; its day stays what it was (R4). */
export function EntryDialog({ line, unit, onClose, onSave }: EntryDialogProps) {
  const [error, setError] = useState<string>();
  const [draft, setDraft] = useState<EntryDraft>({
    status: line.status,
    amount: String(line.value),
    skipReason: line.skipReason ?? "rest",
    note: line.note ?? "",
    mood: line.mood,
  });
  const submit = () => {
    const entry = entryOf(draft);
    setError(entry ? undefined : AMOUNT_WORDS);
    if (!entry) return;
    onClose();
    void onSave(line, entry);
  };
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Edit check-in</DialogTitle>
          <DialogDescription>{formatDay(line.date as LocalDate)}</DialogDescription>
        </DialogHeader>
        <form
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <EntryFields
            name={`edit-${line.id}`}
            unit={unit}
            step={1}
            draft={draft}
            error={error}
            onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
          />
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Save</Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
