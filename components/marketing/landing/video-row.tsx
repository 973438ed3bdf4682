"use client";

import { Pause, Play } from "lucide-react";
import { type ReactNode, useState } from "react";
import { CoachVideo } from "../coach-video";
import { destinations } from "../destinations";

export type Preview = { key: string; name: string; style: string; motto: string; stem: string };

type VideoRowProps = {
  previews: readonly Preview[];
  heading: ReactNode;
  /** Dress of the button: made on the server, so that the browser loads no machinery for it. */
  button: string;
};

/** The five loops, each a way to its coach. What moves by itself can be stopped (WCAG 2.2.2). */
export function VideoRow({ previews, heading, button }: VideoRowProps) {
  const [held, setHeld] = useState(false);
  return (
    <section aria-labelledby="previews" className="measure py-14 md:py-20">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-3">
        {heading}
        <button
          type="button"
          className={`${button} noscript:hidden motion-reduce:hidden`}
          onClick={() => setHeld(!held)}
        >
          {held ? <Play aria-hidden /> : <Pause aria-hidden />}
          {held ? "Play videos" : "Pause videos"}
        </button>
      </div>
      <ul className="-mx-5 flex snap-x snap-mandatory scroll-px-5 gap-4 overflow-x-auto px-5 pt-2 pb-4 md:-mx-8 md:scroll-px-8 md:px-8 lg:mx-0 lg:grid lg:grid-cols-5 lg:overflow-visible lg:px-0">
        {previews.map(({ key, name, style, motto, stem }) => (
          <li key={key} data-coach={key} className="w-56 shrink-0 snap-start md:w-60 lg:w-auto">
            <a href={destinations.coach(key)} className="group grid gap-3 rounded-lg">
              <span className="overflow-hidden rounded-lg shadow-soft transition duration-200 ease-stride group-hover:-translate-y-1.5 group-hover:shadow-lifted">
                <CoachVideo stem={stem} label={`${name}: “${motto}”`} held={held} />
              </span>
              <span className="grid leading-snug">
                <span className="font-display text-lg font-bold group-hover:underline">{name}</span>
                <span className="text-[0.9375rem] text-ink-muted">{style}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
