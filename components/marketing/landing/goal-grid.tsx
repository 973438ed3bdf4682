import type { CoachKey } from "@/lib/core/coaches/coach";
import type { GoalCategory } from "@/lib/core/goals/goal";
import { LANDING_TILES } from "@/lib/core/goals/landing-tiles";
import { destinations } from "../destinations";
import { TileIcon } from "../tile-icon";

/** Whose colour a category wears on this page. */
const hue: Record<GoalCategory, CoachKey> = {
  fitness: "sgt_miles",
  habits: "sgt_miles",
  education: "ida",
  health: "ida",
  lifestyle: "questy",
  relationships: "questy",
  personal: "zen_kai",
  wellness: "zen_kai",
  financial: "achieva",
  career: "achieva",
};

/** Sixteen start numbers to choose from. */
export function GoalGrid() {
  return (
    <section aria-labelledby="goals" className="bg-surface-sunken">
      <div className="measure py-16 md:py-24">
        <div className="mb-8 grid max-w-2xl gap-3 md:mb-10">
          <h2 id="goals" className="text-title">
            Pin on your number.
          </h2>
          <p className="text-lg text-ink-muted">
            Sixteen good reasons to start today. Choose one; you set the distance.
          </p>
        </div>
        <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4">
          {LANDING_TILES.map(({ id, label, icon, category }, at) => (
            <li key={id} className="grid" data-coach={hue[category]}>
              <a
                href={destinations.goal(id)}
                className="group relative grid content-between gap-5 rounded-lg border border-line bg-surface px-4 pt-8 pb-4 shadow-soft transition duration-200 ease-stride hover:-translate-y-1 hover:-rotate-1 hover:border-coach hover:shadow-lifted sm:px-5"
              >
                <Pinhole className="left-3" />
                <Pinhole className="right-3" />
                <span className="flex items-center justify-between gap-2">
                  <span aria-hidden className="font-display text-4xl leading-none font-extrabold text-coach">
                    {String(at + 1).padStart(2, "0")}
                  </span>
                  <span className="grid size-11 place-items-center rounded-full bg-coach-bubble text-coach-ink transition-colors duration-200 group-hover:bg-coach group-hover:text-coach-on">
                    <TileIcon icon={icon} className="size-5.5" />
                  </span>
                </span>
                <span className="grid gap-0.5">
                  <span className="font-display text-lg leading-tight font-bold">{label}</span>
                  <span className="text-sm text-ink-muted capitalize">{category}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Pinhole({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={`absolute top-3 size-2.5 rounded-full bg-surface-sunken shadow-[inset_0_1px_2px_var(--shadow-tint-deep)] ${className}`}
    />
  );
}
