"use client";

import { useEffect, useRef } from "react";

type CoachVideoProps = {
  /** Address without its ending: `/coaches/ida` has a `.webm`, an `.mp4` and a `.webp` poster beside each other. */
  stem: string;
  /** What is to be seen, for those who do not see it. */
  label: string;
  /** The viewer has asked for stillness. */
  held?: boolean;
};

/** A silent loop in 4 : 5. It loads and plays on screen only; with reduced motion, or no script, the poster stands. */
export function CoachVideo({ stem, label, held = false }: CoachVideoProps) {
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const screen = video.current;
    if (!screen || held) return;
    // The server's markup cannot say so, and browsers start by themselves only what is silent.
    screen.muted = true;
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    let seen = false;
    const settle = () => {
      // A browser that saves power may refuse to play; then the poster stays, and that is fine.
      if (seen && !still.matches) screen.play().catch(() => undefined);
      else screen.pause();
    };
    const watch = new IntersectionObserver(
      ([entry]) => {
        seen = entry?.isIntersecting ?? false;
        settle();
      },
      { threshold: 0.35 },
    );
    watch.observe(screen);
    still.addEventListener("change", settle);
    return () => {
      watch.disconnect();
      still.removeEventListener("change", settle);
      screen.pause();
    };
  }, [held]);

  return (
    <span role="img" aria-label={label} className="block">
      <video
        ref={video}
        aria-hidden
        muted
        loop
        playsInline
        disablePictureInPicture
        disableRemotePlayback
        preload="none"
        poster={`${stem}.webp`}
        width={480}
        height={600}
        className="block aspect-[4/5] h-auto w-full object-cover"
      >
        <source src={`${stem}.webm`} type="video/webm" />
        <source src={`${stem}.mp4`} type="video/mp4" />
      </video>
    </span>
  );
}
