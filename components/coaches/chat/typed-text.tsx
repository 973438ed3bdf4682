"use client";

import { useEffect, useRef, useState } from "react";
import { typed } from "@/lib/core/coaches/chat/typewriter";
import { SpokenText } from "./spoken-text";

type TypedTextProps = {
  text: string;
  /** No more is coming. */
  isWhole: boolean;
  /** Called once, when everything is shown. */
  onTyped: () => void;
};

const wantsStillness = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * New words, at most one character in 25 ms (spec 1 §9). It hurries when far behind, a tap shows the rest, and under reduced motion
 * nothing is typed. Screen readers have all the words at once; they are told when the message is finished, elsewhere.
 */
export function TypedText({ text, isWhole, onTyped }: TypedTextProps) {
  const [shown, setShown] = useState(0);
  const target = useRef(text.length);
  target.current = text.length;
  const done = useRef(onTyped);
  done.current = onTyped;
  const isTyped = isWhole && shown >= text.length;

  useEffect(() => {
    if (wantsStillness()) return setShown(Number.POSITIVE_INFINITY);
    let frame = 0;
    let before = performance.now();
    const step = (now: number) => {
      setShown((count) => typed(count, target.current, now - before));
      before = now;
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, []);

  useEffect(() => {
    if (isTyped) done.current();
  }, [isTyped]);

  return (
    // A tap anywhere on the bubble is a convenience for eyes and hands; nobody else needs it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the words are there for everybody without it
    // biome-ignore lint/a11y/noStaticElementInteractions: the words are there for everybody without it
    <div onClick={() => setShown(Number.POSITIVE_INFINITY)}>
      <div aria-hidden>
        <SpokenText text={text.slice(0, Math.floor(shown))} />
      </div>
      <span className="sr-only">{text}</span>
    </div>
  );
}
