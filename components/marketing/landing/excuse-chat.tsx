import { CoachPortrait } from "@/components/coaches/portraits/portrait";
import { cn } from "@/components/ui/cn";
import { COACHES } from "@/lib/core/coaches/catalogue";
import { excuses } from "./excuses";

const hidden = "invisible opacity-0 transition-opacity duration-200 [grid-area:1/1]";

/**
 * One excuse, five answers: who the coaches are, told in ten seconds. Radio buttons and style alone make it work; all
 * answers share their place, so that nothing moves when another excuse is chosen.
 */
export function ExcuseChat() {
  return (
    <section aria-label="One excuse, five answers" className="group/excuse">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2.5 font-display text-subheading font-bold">What’s your excuse?</legend>
        {excuses.map(({ id, words }, at) => (
          <label
            key={id}
            className="rounded-full border-[1.5px] border-line-strong bg-surface px-3.5 py-2 text-[0.9375rem] font-medium transition-colors duration-150 hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-background has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input type="radio" name="excuse" value={id} defaultChecked={at === 0} className="sr-only" />
            {words}
          </label>
        ))}
      </fieldset>
      <ul className="mt-5 grid gap-3">
        {COACHES.map(({ key, shortName }, at) => (
          <li key={key} data-coach={key} className="flex items-end gap-2.5">
            <CoachPortrait coachKey={key} size={68} eager className="max-sm:size-14" />
            <div
              className={cn(
                "grid rounded-lg rounded-bl-sm bg-coach-bubble px-4 py-2.5 leading-snug text-coach-ink",
                at % 2 ? "md:mr-6" : "md:mr-1",
              )}
            >
              <span className="text-sm font-bold">{shortName}</span>
              <span className="grid">
                {excuses.map(({ id, shown, replies }) => (
                  <span key={id} className={cn(hidden, shown)}>
                    {replies[key]}
                  </span>
                ))}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
