import { Check } from "lucide-react";
import { CoachPortrait } from "@/components/coaches/portraits/portrait";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { goalAllowanceText, type Interval, type PaidPlan, type PaidTerms, PLANS } from "@/lib/core/billing/plans";
import { formatCents } from "@/lib/core/kernel/money";
import { PlanChoice } from "./plan-choice";

/** Who stands behind each plan, and what that coach has to say about it. */
const SPOKESPERSON = {
  basic: { coachKey: "zen_kai", says: "Three paths. Enough to walk well." },
  pro: { coachKey: "sgt_miles", says: "Five fronts. I call, you move." },
  unlimited: { coachKey: "achieva", says: "Limits? Not in my office." },
} as const satisfies Record<PaidPlan, { coachKey: string; says: string }>;

/** Shown for the interval that the switch above has chosen (plan-cards.tsx). */
const shownFor: Record<Interval, string> = {
  year: "group-has-[[data-interval=month]:checked]/plans:hidden",
  month: "hidden group-has-[[data-interval=month]:checked]/plans:block",
};

export function PlanCard({ plan }: { plan: PaidPlan }) {
  const terms: PaidTerms = PLANS[plan];
  const { coachKey, says } = SPOKESPERSON[plan];
  return (
    <article
      data-coach={coachKey}
      aria-labelledby={`plan-${plan}`}
      className={cn(
        "grid h-full content-start gap-5 rounded-xl border bg-surface p-6 sm:p-7",
        terms.isMostPopular ? "border-2 border-accent shadow-lifted lg:-translate-y-3" : "border-line shadow-soft",
      )}
    >
      <div className="-mx-6 -mt-6 flex items-end gap-3 rounded-t-[calc(var(--radius-xl)-2px)] bg-coach-bubble px-6 pt-4 sm:-mx-7 sm:-mt-7 sm:px-7">
        <CoachPortrait
          coachKey={coachKey}
          size={92}
          expression={terms.isMostPopular ? "cheering" : "neutral"}
          className="shrink-0"
        />
        <p className="mb-4 rounded-lg rounded-bl-sm border border-coach-line bg-surface px-3.5 py-2 text-[0.9375rem] leading-snug text-coach-ink">
          {says}
        </p>
      </div>
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id={`plan-${plan}`} className="text-heading">
            {terms.name}
          </h2>
          {terms.isMostPopular && <Badge variant="accent">Most popular</Badge>}
        </div>
        <p className="text-ink-muted">{goalAllowanceText(terms.goalLimit)}</p>
      </div>
      <Price terms={terms} />
      <PlanChoice plan={plan} prominent={terms.isMostPopular} shownFor={shownFor} />
      <ul className="grid gap-2.5 border-t border-line pt-5">
        {[...terms.features, `${terms.messagesPerDay.toLocaleString("en-US")} coach messages a day`].map((feature) => (
          <li key={feature} className="flex gap-2.5 text-[0.9375rem] leading-snug">
            <Check aria-hidden className="mt-px size-4.5 shrink-0 text-positive" strokeWidth={3} />
            {feature}
          </li>
        ))}
      </ul>
    </article>
  );
}

function Price({ terms: { prices } }: { terms: PaidTerms }) {
  return (
    <>
      <div className={shownFor.year}>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-display text-[2.75rem] leading-none font-extrabold tracking-tight">
            {formatCents(prices.yearPerMonth)}
          </span>
          <span className="text-ink-muted">a month</span>
          <s className="text-ink-muted">
            <span className="sr-only">instead of </span>
            {formatCents(prices.month)}
          </s>
        </p>
        <p className="mt-1.5 text-[0.9375rem] text-ink-muted">{formatCents(prices.year)} billed once a year</p>
      </div>
      <div className={shownFor.month}>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-display text-[2.75rem] leading-none font-extrabold tracking-tight">
            {formatCents(prices.month)}
          </span>
          <span className="text-ink-muted">a month</span>
        </p>
        <p className="mt-1.5 text-[0.9375rem] text-ink-muted">billed monthly</p>
      </div>
    </>
  );
}
