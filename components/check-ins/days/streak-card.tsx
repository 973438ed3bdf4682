import { Flame, Shield, ShieldOff } from "lucide-react";
import type { GoalOverview } from "@/lib/core/goals/overview";

/** Streak, shields and strength (R5). It never shouts a zero: what stays is what is shown. */
export function StreakCard({ streak }: { streak: GoalOverview["streak"] }) {
  const { current, best, totalDays, shields, nextShieldIn, strength } = streak;
  return (
    <section aria-labelledby="streak" className="grid gap-4 rounded-lg border border-line bg-surface p-5 shadow-soft">
      <div className="flex items-center justify-between gap-4">
        <h2 id="streak" className="text-subheading">
          Streak
        </h2>
        <p className="flex items-center gap-1" title={shieldWords(shields, nextShieldIn)}>
          {[0, 1].map((place) => {
            const Mark = place < shields ? Shield : ShieldOff;
            return (
              <Mark
                key={place}
                aria-hidden
                className={place < shields ? "size-5.5 fill-highlight text-ink" : "size-5.5 text-ink-muted"}
              />
            );
          })}
          <span className="sr-only">{shieldWords(shields, nextShieldIn)}</span>
        </p>
      </div>
      <p className="flex items-end gap-3">
        <Flame aria-hidden className="mb-1 size-9 text-coach" />
        {current > 0 ? (
          <>
            <span className="font-display text-5xl leading-none font-bold tabular-nums">{current}</span>
            <span className="pb-0.5 text-ink-muted">{current === 1 ? "day" : "days"} in a row</span>
          </>
        ) : (
          <span className="pb-0.5 text-ink-muted">
            {best > 0 ? "A new run starts with one day." : "Day one is up to you."}
          </span>
        )}
      </p>
      <dl className="grid grid-cols-3 gap-3 border-t border-line pt-4 text-sm">
        <Fact words="Best run" value={String(best)} />
        <Fact words="Days in all" value={String(totalDays)} />
        <Fact words="Strength" value={`${Math.round(strength * 100)}%`} />
      </dl>
      <p className="text-sm text-ink-muted">{shieldWords(shields, nextShieldIn)}</p>
    </section>
  );
}

function Fact({ words, value }: { words: string; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-ink-muted">{words}</dt>
      <dd className="font-display text-xl font-bold tabular-nums">{value}</dd>
    </div>
  );
}

function shieldWords(shields: number, nextShieldIn: number | null): string {
  const held =
    shields === 0
      ? "No shield left"
      : shields === 1
        ? "One shield holds a day you miss"
        : "Two shields hold days you miss";
  if (nextShieldIn === null) return `${held}.`;
  return `${held}; ${nextShieldIn} ${nextShieldIn === 1 ? "day" : "days"} to the next.`;
}
