import { ArrowRight } from "lucide-react";
import { CoachPortrait } from "@/components/coaches/portraits/portrait";
import { cn } from "@/components/ui/cn";
import { COACHES } from "@/lib/core/coaches/catalogue";
import type { Coach } from "@/lib/core/coaches/coach";
import { destinations } from "../destinations";

export function CoachCards() {
  return (
    <section aria-labelledby="coaches" className="measure py-16 md:py-24">
      <div className="mb-8 grid max-w-2xl gap-3 md:mb-10">
        <h2 id="coaches" className="text-title">
          Five ways to be told the truth.
        </h2>
        <p className="text-lg text-ink-muted">
          Same plan, same memory for your numbers, five very different voices. You can switch at any time and lose
          nothing.
        </p>
      </div>
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-6">
        {COACHES.map((coach, at) => (
          <li
            key={coach.key}
            className={cn("grid", at < 2 ? "lg:col-span-3" : "lg:col-span-2", at === 4 && "md:max-lg:col-span-2")}
          >
            <CoachCard coach={coach} wide={at < 2} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CoachCard({
  coach: { key, name, shortName, style, motto, description },
  wide,
}: {
  coach: Coach;
  wide: boolean;
}) {
  return (
    <a
      href={destinations.coach(key)}
      data-coach={key}
      className={cn(
        "group relative grid content-start gap-5 overflow-hidden rounded-xl bg-coach-bubble p-6 text-coach-ink transition duration-200 ease-stride hover:-translate-y-1 hover:shadow-lifted md:p-7",
        wide && "lg:grid-cols-[auto_1fr] lg:items-center",
      )}
    >
      <div className="relative grid w-fit">
        <CoachPortrait coachKey={key} size={wide ? 216 : 184} className="[grid-area:1/1] group-hover:opacity-0" />
        <CoachPortrait
          coachKey={key}
          expression="cheering"
          size={wide ? 216 : 184}
          className="opacity-0 [grid-area:1/1] group-hover:opacity-100"
        />
      </div>
      <div className="grid gap-3">
        <div className="grid gap-0.5">
          <h3 className="text-heading">{name}</h3>
          <span className="font-semibold">{style}</span>
        </div>
        <p className="font-display text-xl leading-snug font-bold text-ink">“{motto}”</p>
        <p className="text-ink">{description}</p>
        <span className="inline-flex items-center gap-1.5 font-semibold underline-offset-4 group-hover:underline">
          Hear {shortName} out
          <ArrowRight aria-hidden className="size-4.5 transition-transform duration-200 group-hover:translate-x-1" />
        </span>
      </div>
    </a>
  );
}
