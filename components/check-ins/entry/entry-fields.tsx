"use client";

import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { CheckInStatus, SkipReason } from "@/lib/core/check-ins/check-in";
import { AmountStepper } from "./amount-stepper";
import { MoodPicker } from "./mood-picker";

/** A check-in as its form holds it: the amount as typed. */
export type EntryDraft = {
  readonly status: CheckInStatus;
  readonly amount: string;
  readonly skipReason: SkipReason;
  readonly note: string;
  readonly mood: number | null;
};

const KINDS = [
  { status: "done", words: "Done" },
  { status: "partial", words: "Partly" },
  { status: "skip", words: "Skip" },
] as const;
const REASONS = { rest: "I need rest", ill: "I'm ill", travel: "I'm travelling", other: "Something else" } as const;

type EntryFieldsProps = {
  name: string;
  unit: string;
  step: number;
  draft: EntryDraft;
  error?: string;
  onChange: (change: Partial<EntryDraft>) => void;
};

export function EntryFields({ name, unit, step, draft, error, onChange }: EntryFieldsProps) {
  return (
    <>
      <fieldset>
        <legend className="sr-only">What was it?</legend>
        <div className="grid grid-cols-3 gap-1 rounded-full bg-surface-sunken p-1">
          {KINDS.map(({ status, words }) => (
            <label
              key={status}
              className="grid h-10 place-items-center rounded-full font-semibold text-ink-muted has-checked:bg-surface has-checked:text-ink has-checked:shadow-soft has-focus-visible:outline-3 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={`${name}-status`}
                className="sr-only"
                checked={draft.status === status}
                onChange={() => onChange({ status })}
              />
              {words}
            </label>
          ))}
        </div>
      </fieldset>
      {draft.status === "skip" ? (
        <Field label="Why?">
          {(wires) => (
            <Select
              {...wires}
              value={draft.skipReason}
              onChange={(event) => onChange({ skipReason: event.target.value as SkipReason })}
            >
              {Object.entries(REASONS).map(([reason, words]) => (
                <option key={reason} value={reason}>
                  {words}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : (
        <Field label={`How many ${unit}?`} error={error}>
          {(wires) => (
            <AmountStepper
              wires={wires}
              unit={unit}
              step={step}
              value={draft.amount}
              onChange={(amount) => onChange({ amount })}
            />
          )}
        </Field>
      )}
      <MoodPicker name={`${name}-mood`} value={draft.mood} onChange={(mood) => onChange({ mood })} />
      <Field label="Note">
        {(wires) => (
          <Textarea
            {...wires}
            rows={2}
            maxLength={1000}
            placeholder="What helped, what got in the way?"
            value={draft.note}
            onChange={(event) => onChange({ note: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
