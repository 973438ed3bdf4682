"use client";

import { Check } from "lucide-react";
import { useState } from "react";
import { amountText } from "@/components/goals/amount-text";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Progress } from "@/components/ui/progress";
import { Select } from "@/components/ui/select";
import type { GoalOverview } from "@/lib/core/goals/overview";
import { addDays, type LocalDate } from "@/lib/core/kernel/day";
import { AMOUNT_WORDS, entryOf } from "./entry/entry-draft";
import { type EntryDraft, EntryFields } from "./entry/entry-fields";
import { tapOf } from "./tap";
import { useCheckIn } from "./use-check-in";

const weekday = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "short", day: "numeric", timeZone: "UTC" });

/** The check-in of a goal's page: one tap first, then everything one may want to say (R3). */
export function CheckInForm({ goal }: { goal: GoalOverview }) {
  const { shown, isPending, press } = useCheckIn(goal);
  const tap = tapOf(goal);
  const blank: EntryDraft = { status: "done", amount: String(tap.value), skipReason: "rest", note: "", mood: null };
  const [draft, setDraft] = useState(blank);
  const [day, setDay] = useState<LocalDate>(goal.today);
  const [error, setError] = useState<string>();

  const submit = async () => {
    const entry = entryOf(draft);
    setError(entry ? undefined : AMOUNT_WORDS);
    if (!entry) return;
    const isSaved = await press({ ...entry, ...(day !== goal.today && { date: day }) });
    if (isSaved) setDraft(blank);
  };

  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <div className="flex items-baseline justify-between gap-4">
          <p className="text-lg font-semibold tabular-nums">
            {amountText(shown.currentValue, goal.unit)}
            <span className="font-normal text-ink-muted"> of {amountText(goal.targetValue, goal.unit)}</span>
          </p>
          <p className="font-display text-2xl font-bold text-coach-ink tabular-nums">{shown.progressPercent}%</p>
        </div>
        <Progress value={shown.progressPercent} label="Progress" />
      </div>
      <Button
        variant="coach"
        size="lg"
        disabled={isPending}
        onClick={() => void press({ value: tap.value })}
        className="w-full"
      >
        <Check aria-hidden />
        {shown.hasCheckedInToday ? `${tap.words}, once more` : tap.words}
      </Button>
      <form
        noValidate
        className="grid gap-5 border-t border-line pt-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <EntryFields
          name="check-in"
          unit={goal.unit}
          step={stepOf(tap.value)}
          draft={draft}
          error={error}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        />
        <Field label="Which day?">
          {(wires) => (
            <Select {...wires} value={day} onChange={(event) => setDay(event.target.value as LocalDate)}>
              {Array.from({ length: 8 }, (_, back) => addDays(goal.today, -back)).map((date, back) => (
                <option key={date} value={date}>
                  {back === 0 ? "Today" : back === 1 ? "Yesterday" : weekday.format(new Date(`${date}T00:00:00Z`))}
                  {goal.openDays.includes(date) ? " (still open)" : ""}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" pending={isPending}>
          Check in
        </Button>
      </form>
    </div>
  );
}

const stepOf = (tap: number) => (tap >= 1 && Number.isInteger(tap) ? tap : 1);
