import { ArrowLeft } from "lucide-react";
import { Button } from "@/components/ui/button";
import { COACHES } from "@/lib/core/coaches/catalogue";
import type { Coach } from "@/lib/core/coaches/coach";
import { forMembers, forVisitors } from "../audience";
import { destinations } from "../destinations";
import { IntroCard, type Introduction } from "./intro-card";
import { Showcase } from "./showcase";

const introduction = ({ key, name, shortName, style, introMessage }: Coach): Introduction => ({
  key,
  name,
  shortName,
  style,
  introMessage,
});

/** "Meet Your Coaches" (spec 1 §2). Without a script all five are introduced at once. */
export function CoachShowcase() {
  const [first, ...others] = COACHES.map(introduction);
  return (
    <div className="paper-dots">
      <div className="measure grid gap-8 py-10 md:py-14 lg:grid-cols-[20rem_1fr] lg:gap-14">
        <div className="grid content-start justify-items-start gap-5 lg:sticky lg:top-24 lg:self-start">
          <a
            href={destinations.home}
            className="inline-flex items-center gap-1.5 rounded-sm py-1 text-[0.9375rem] font-semibold text-ink-muted transition-colors duration-150 hover:text-ink"
          >
            <ArrowLeft aria-hidden className="size-4.5" />
            Back to Home
          </a>
          <h1 className="text-title">Meet Your Coaches</h1>
          <p className="text-lg text-ink-muted">
            Five people who will not let you off the hook, each in their own way. Tap a face and hear them out.
          </p>
          <Button asChild size="lg" className={forVisitors}>
            <a href={destinations.trial}>Start Your Free Trial</a>
          </Button>
          <Button asChild size="lg" className={forMembers}>
            <a href={destinations.dashboard}>Start Your Free Trial</a>
          </Button>
        </div>
        <div className="grid content-start gap-8">
          {first && (
            <div className="grid gap-8 noscript:hidden">
              <Showcase coaches={[first, ...others]} />
            </div>
          )}
          <noscript>
            <div className="grid gap-6">
              {COACHES.map((coach) => (
                <IntroCard key={coach.key} coach={introduction(coach)} />
              ))}
            </div>
          </noscript>
        </div>
      </div>
    </div>
  );
}
