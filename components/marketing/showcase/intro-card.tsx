"use client";

import "./showcase.css";
import { useEffect, useState } from "react";
import { CoachPortrait } from "@/components/coaches/portraits/portrait";
import { Badge } from "@/components/ui/badge";
import { typedLength } from "./meeting";

/** What the browser is told of a coach: no voice, no prompt. */
export type Introduction = { key: string; name: string; shortName: string; style: string; introMessage: string };

type IntroCardProps = { coach: Introduction; speaking?: boolean; onSpoken?: () => void };

/**
 * A coach says hello, character by character while `speaking`, all at once otherwise. The whole text holds its place from
 * the start, so that nothing below moves, and screen readers get it once and whole.
 */
export function IntroCard({ coach: { key, name, style, introMessage }, speaking = false, onSpoken }: IntroCardProps) {
  const typed = useTyping(introMessage.length, speaking, onSpoken);
  return (
    <article data-coach={key} className="flex animate-rise items-start gap-3 sm:gap-4">
      <CoachPortrait coachKey={key} size={88} eager className="max-sm:size-13" />
      <div className="grid min-w-0 gap-2 rounded-xl rounded-tl-sm bg-coach-bubble p-4 text-coach-ink sm:p-6">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-subheading">{name}</h2>
          <Badge variant="coach" className="border border-coach-line whitespace-normal">
            {style}
          </Badge>
        </div>
        <p className="sr-only">{introMessage}</p>
        <p aria-hidden className="leading-relaxed text-ink sm:text-lg">
          <span className={speaking ? "caret" : undefined}>{introMessage.slice(0, typed)}</span>
          <span className="invisible">{introMessage.slice(typed)}</span>
        </p>
      </div>
    </article>
  );
}

function useTyping(length: number, speaking: boolean, onSpoken?: () => void): number {
  const [typed, setTyped] = useState(0);

  useEffect(() => {
    if (!speaking) return;
    const began = performance.now();
    let frame = 0;
    const type = (now: number) => {
      const done = typedLength(length, now - began);
      setTyped(done);
      if (done < length) frame = requestAnimationFrame(type);
      else onSpoken?.();
    };
    frame = requestAnimationFrame(type);
    return () => cancelAnimationFrame(frame);
  }, [length, speaking, onSpoken]);

  return speaking ? typed : length;
}
