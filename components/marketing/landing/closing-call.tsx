import { CoachPortrait } from "@/components/coaches/portraits/portrait";
import { Button } from "@/components/ui/button";
import { COACHES } from "@/lib/core/coaches/catalogue";
import { destinations } from "../destinations";

/** The team stands on the footer's lanes and waits, in daylight whatever the theme. */
export function ClosingCall() {
  return (
    <section aria-labelledby="closing" className="overflow-hidden bg-highlight text-ink [color-scheme:light]">
      <div className="measure grid justify-items-center gap-6 pt-16 text-center md:pt-24">
        <h2 id="closing" className="max-w-3xl text-display font-extrabold">
          Somebody is already rooting for you.
        </h2>
        <p className="max-w-xl text-lg">Five somebodies, in fact. Bring the goal; they bring the motivation.</p>
        <Button asChild size="lg" variant="secondary">
          <a href={destinations.signup}>Get Started</a>
        </Button>
        <div aria-hidden className="mt-6 -mb-1.5 flex w-full max-w-4xl justify-center">
          {COACHES.map(({ key }) => (
            <CoachPortrait
              key={key}
              coachKey={key}
              expression="cheering"
              size={180}
              className="-mx-[1%] h-auto w-[20%] min-w-0 shrink"
            />
          ))}
        </div>
      </div>
    </section>
  );
}
