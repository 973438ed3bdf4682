import { Button } from "@/components/ui/button";
import { PLANS, TRIAL_DAYS } from "@/lib/core/billing/plans";
import { formatCents } from "@/lib/core/kernel/money";
import { destinations } from "../destinations";

const days = [
  { title: "Choose", words: "Pick a goal and the voice you will not tune out." },
  { title: "Check in", words: "One tap, one honest number, one answer in character." },
  { title: "Decide", words: "Keep your coach, or walk away. Nothing to cancel if you gave no card." },
];

export function TrialCall() {
  return (
    <section aria-labelledby="trial" className="relative isolate overflow-hidden bg-ink text-background">
      <Track />
      <div className="measure grid gap-10 pt-16 pb-36 md:pt-20 lg:pb-44">
        <div className="grid max-w-2xl gap-4">
          <h2 id="trial" className="text-title">
            {TRIAL_DAYS} days. One&nbsp;coach. No&nbsp;card.
          </h2>
          <p className="max-w-xl text-lg">
            Your {TRIAL_DAYS}-day free trial begins with your first goal, no payment required to start. Add a card and
            it turns into the Basic Plan at {formatCents(PLANS.basic.prices.month)}/month unless you cancel before it
            ends. Add none, and it simply ends.
          </p>
        </div>
        <ol className="grid max-w-3xl gap-x-6 gap-y-5 sm:grid-cols-3">
          {days.map(({ title, words }, day) => (
            <li key={title} className="grid content-start gap-1 border-t-[3px] border-current pt-3">
              <span className="text-sm font-bold">Day {day + 1}</span>
              <h3 className="text-subheading">{title}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ol>
        <Button asChild size="lg" className="justify-self-start">
          <a href={destinations.trial}>Start Your {TRIAL_DAYS}-Day Free Trial</a>
        </Button>
      </div>
    </section>
  );
}

const lanes = ["sgt-miles", "ida", "questy", "zen-kai", "achieva"];

/** The five lanes run along the foot of the section and bend out of it on the right, as wide as the window may be. */
function Track() {
  return (
    <svg
      viewBox="0 0 1280 600"
      preserveAspectRatio="xMaxYMax meet"
      fill="none"
      aria-hidden="true"
      className="absolute right-0 bottom-7 -z-10 h-[37.5rem] w-[80rem] overflow-visible max-lg:-right-28 max-lg:bottom-5 max-lg:h-[26rem] max-sm:-right-80"
    >
      {lanes.map((coach, lane) => {
        const radius = 130 + lane * 24;
        return (
          <path
            key={coach}
            d={`M-4000 ${374 + radius}H970A${radius} ${radius} 0 0 0 ${970 + radius} 374V-900`}
            stroke={`var(--${coach}-line)`}
            strokeWidth="18"
          />
        );
      })}
      {[0, 10].map((step) => (
        <path
          key={step}
          d={`M${210 + step} ${495 + step}v114`}
          stroke="var(--ink)"
          strokeWidth="10"
          strokeDasharray="10 14"
        />
      ))}
    </svg>
  );
}
