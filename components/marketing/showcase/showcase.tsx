"use client";

import { useCallback, useEffect, useState } from "react";
import { CoachPortrait } from "@/components/coaches/portraits/portrait";
import { cn } from "@/components/ui/cn";
import { IntroCard, type Introduction } from "./intro-card";
import { finish, type Meeting, meet, nobodyYet, opener } from "./meeting";

/** Five buttons, and below them everybody met so far. With reduced motion nobody types (spec 1 §2 "Coach showcase"). */
export function Showcase({ coaches }: { coaches: readonly [Introduction, ...Introduction[]] }) {
  const [meeting, setMeeting] = useState<Meeting>(nobodyYet);

  const introduce = useCallback((key: string) => {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    setMeeting((now) => (still ? finish(meet(now, key), key) : meet(now, key)));
    // Who has been introduced already is only looked up again.
    document.getElementById(`intro-${key}`)?.scrollIntoView({ block: "nearest" });
  }, []);
  const rest = useCallback(() => {
    setMeeting((now) => finish(now, now.met.at(-1) ?? ""));
  }, []);

  useEffect(() => {
    const [first, ...others] = coaches;
    introduce(opener([first.key, ...others.map(({ key }) => key)], location.search));
  }, [coaches, introduce]);

  return (
    <>
      <ul className="flex justify-between gap-1 sm:justify-start sm:gap-4">
        {coaches.map(({ key, shortName }) => (
          <li key={key} data-coach={key}>
            <AvatarButton coachKey={key} name={shortName} met={meeting.met.includes(key)} onPress={introduce} />
          </li>
        ))}
      </ul>
      <div role="log" aria-label="Introductions" className="grid min-h-96 content-start gap-6">
        {meeting.met.map((key) => {
          const coach = coaches.find((one) => one.key === key);
          const speaking = meeting.speaking && key === meeting.met.at(-1);
          return (
            coach && (
              <div key={key} id={`intro-${key}`}>
                <IntroCard coach={coach} speaking={speaking} onSpoken={rest} />
              </div>
            )
          );
        })}
      </div>
    </>
  );
}

type AvatarButtonProps = { coachKey: string; name: string; met: boolean; onPress: (key: string) => void };

function AvatarButton({ coachKey, name, met, onPress }: AvatarButtonProps) {
  return (
    <button
      type="button"
      onClick={() => onPress(coachKey)}
      className={cn(
        "grid w-16 justify-items-center gap-1 rounded-md pt-1 pb-2 text-[0.8125rem] font-semibold whitespace-nowrap transition duration-150 ease-stride hover:-translate-y-1 sm:w-24 sm:text-base",
        met && "text-coach-ink",
      )}
    >
      <CoachPortrait
        coachKey={coachKey}
        expression={met ? "cheering" : "neutral"}
        size={80}
        eager
        className="max-sm:size-15"
      />
      {name}
      <span aria-hidden className={cn("h-1 w-8 rounded-full", met ? "bg-coach" : "bg-transparent")} />
      {met && <span className="sr-only">, introduced</span>}
    </button>
  );
}
