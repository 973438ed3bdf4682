import { ShieldCheck, Undo2, Wallet } from "lucide-react";
import Link from "next/link";
import { Suspense } from "react";
import { CoachPortrait } from "@/components/coaches/portraits/portrait";
import { SiteShell } from "@/components/layout/site-shell";
import { SiteBar } from "@/components/marketing/site-bar";
import { Accordion, AccordionItem } from "@/components/ui/accordion";
import { Button } from "@/components/ui/button";
import { PLANS, TRIAL_DAYS } from "@/lib/core/billing/plans";
import { COACHES } from "@/lib/core/coaches/catalogue";
import { MembershipBanner } from "./membership-banner";
import { PlanCards } from "./plan-cards";
import { ArrivalHero, PricingHero } from "./pricing-hero";
import { PRICING_QUESTIONS } from "./pricing-questions";

const promises = [
  { Icon: Wallet, words: `${TRIAL_DAYS} days free, no card` },
  { Icon: Undo2, words: "30-day money-back guarantee" },
  { Icon: ShieldCheck, words: "Cancel any time, in two clicks" },
];

export function PricingPage({ supportEmail }: { supportEmail: string }) {
  return (
    <SiteShell bar={<SiteBar />} supportEmail={supportEmail}>
      <div className="measure grid gap-10 pt-12 pb-20 md:pt-16">
        <Suspense fallback={<PricingHero />}>
          <ArrivalHero />
        </Suspense>
        <MembershipBanner />
        <PlanCards />
        <ul className="flex flex-wrap justify-center gap-x-8 gap-y-3 text-[0.9375rem] font-semibold text-ink-muted">
          {promises.map(({ Icon, words }) => (
            <li key={words} className="flex items-center gap-2">
              <Icon aria-hidden className="size-5 text-accent-ink" />
              {words}
            </li>
          ))}
        </ul>
      </div>
      <EveryPlan />
      <Questions />
    </SiteShell>
  );
}

function EveryPlan() {
  const { goalLimit, messagesPerDay } = PLANS.free;
  return (
    <section aria-labelledby="every-plan" className="border-y border-line bg-surface-sunken">
      <div className="measure grid items-center gap-8 py-14 lg:grid-cols-[1fr_1.2fr]">
        <div className="grid justify-items-start gap-4">
          <h2 id="every-plan" className="text-heading">
            The same five coaches in every plan
          </h2>
          <p className="text-ink-muted">
            Nobody is locked behind a price. Even the free plan, {goalLimit} active goal and {messagesPerDay} coach
            messages a day, lets you pick whoever gets you moving.
          </p>
          <Button asChild variant="outline">
            <Link href="/coach-showcase">Meet Your Coaches</Link>
          </Button>
        </div>
        <ul className="flex flex-wrap justify-center gap-x-4 gap-y-6">
          {COACHES.map(({ key, name }) => (
            <li key={key} data-coach={key} className="grid w-24 content-start justify-items-center gap-2 text-center">
              <span className="overflow-hidden rounded-full bg-coach-bubble px-1.5 pt-3">
                <CoachPortrait coachKey={key} size={84} />
              </span>
              <span className="text-sm leading-tight font-semibold text-coach-ink">{name}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Questions() {
  return (
    <section aria-labelledby="questions" className="measure grid gap-8 py-16 lg:grid-cols-[1fr_1.8fr]">
      <div className="grid content-start justify-items-start gap-4">
        <h2 id="questions" className="text-heading">
          Good questions
        </h2>
        <p className="text-ink-muted">
          Still undecided? The first {TRIAL_DAYS} days cost nothing, and nobody asks for a card.
        </p>
        <Button asChild>
          <Link href="/auth/login?context=signup">Start Free Trial</Link>
        </Button>
        <p className="text-[0.9375rem] text-ink-muted">
          Already with us?{" "}
          <Link href="/auth/login" className="text-link">
            Log in
          </Link>{" "}
          or{" "}
          <Link href="/dashboard" className="text-link">
            go to your dashboard
          </Link>
          .
        </p>
      </div>
      <Accordion>
        {PRICING_QUESTIONS.map(({ question, answer }) => (
          <AccordionItem key={question} title={<h3 className="text-subheading">{question}</h3>}>
            <p className="max-w-prose text-ink-muted">{answer}</p>
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}
