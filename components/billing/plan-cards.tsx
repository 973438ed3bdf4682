import { Badge } from "@/components/ui/badge";
import { annualSavingPercent, type Interval, PAID_PLANS } from "@/lib/core/billing/plans";
import { PlanCard } from "./plan-card";

const intervals: readonly { interval: Interval; words: string }[] = [
  { interval: "month", words: "Monthly" },
  { interval: "year", words: "Annual" },
];

const saving = Math.max(...PAID_PLANS.map(annualSavingPercent));

/**
 * The three plans under their monthly/annual switch (spec 2 §2). The switch is two radios that the style sheet reads
 * (`group-has-…`): it works before any script, and without.
 */
export function PlanCards() {
  return (
    <div className="group/plans grid gap-10">
      <fieldset className="flex flex-wrap items-center justify-center gap-x-4 gap-y-3">
        <legend className="sr-only">How to pay</legend>
        <div className="inline-flex gap-1 rounded-full bg-surface-sunken p-1 shadow-[inset_0_1px_3px_var(--shadow-tint)]">
          {intervals.map(({ interval, words }) => (
            <label
              key={interval}
              className="inline-flex h-11 items-center rounded-full px-6 font-semibold text-ink-muted transition-colors duration-150 hover:text-ink has-checked:bg-surface-raised has-checked:text-ink has-checked:shadow-soft has-focus-visible:outline-3 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="interval"
                value={interval}
                data-interval={interval}
                defaultChecked={interval === "year"}
                className="sr-only"
              />
              {words}
            </label>
          ))}
        </div>
        <Badge variant="positive" className="text-sm">
          Save up to {saving}%
        </Badge>
      </fieldset>
      <ul className="grid gap-8 max-lg:mx-auto max-lg:w-full max-lg:max-w-xl lg:grid-cols-3 lg:gap-6">
        {PAID_PLANS.map((plan) => (
          <li key={plan}>
            <PlanCard plan={plan} />
          </li>
        ))}
      </ul>
    </div>
  );
}
