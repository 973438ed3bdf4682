import { amountText } from "@/components/goals/amount-text";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { type QuickChoice, quickTarget, quickTitle } from "@/lib/core/goals/templates/quick-goal";
import type { QuickTemplate } from "@/lib/core/goals/templates/template";

type TemplateOptionsProps = {
  template: QuickTemplate;
  choice: QuickChoice;
  onChange: (choice: QuickChoice) => void;
};

export function TemplateOptions({ template, choice, onChange }: TemplateOptionsProps) {
  const { amounts, timeframes } = template.customOptions;
  const { unit } = template.defaultGoal;
  const isWeekly = template.id === "build-muscle";
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Field label={isWeekly ? "Each week" : "How much"}>
          {(wires) => (
            <Select
              {...wires}
              value={choice.amount}
              onChange={(event) => onChange({ ...choice, amount: Number.parseInt(event.target.value, 10) })}
            >
              {amounts.map((amount) => (
                <option key={amount} value={amount}>
                  {amountText(amount, unit)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="By when">
          {(wires) => (
            <Select
              {...wires}
              value={choice.timeframe}
              onChange={(event) => onChange({ ...choice, timeframe: event.target.value })}
            >
              {timeframes.map((timeframe) => (
                <option key={timeframe}>{timeframe}</option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <p aria-live="polite" className="rounded-md bg-surface-sunken px-4 py-3">
        <span className="block font-bold">{quickTitle(template, choice)}</span>
        <span className="text-sm text-ink-muted">{amountText(quickTarget(template, choice), unit)} in all</span>
      </p>
    </>
  );
}
