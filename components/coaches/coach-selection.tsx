"use client";

import { Star } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { assignCoach } from "@/lib/client/goals";
import type { CoachView } from "@/lib/contracts/coaches";

type CoachSelectionProps = {
  coaches: readonly (CoachView & { readonly portrait: ReactNode })[];
  goalId: string | null;
};

/** One card per coach (spec 1 §2 "Coach selection"). Whatever becomes of the assignment, the member goes on to the chat. */
export function CoachSelection({ coaches, goalId }: CoachSelectionProps) {
  const router = useRouter();
  const [pendingId, setPendingId] = useState<string | null>(null);

  const select = async (coach: CoachView) => {
    if (goalId === null) return router.push("/dashboard");
    setPendingId(coach.id);
    // Assigned or not, the way leads to the chat, which shows the coach the goal really has (spec 1 §4).
    await assignCoach(goalId, coach.key).catch(() => undefined);
    router.push(`/chat/${goalId}`);
    router.refresh();
  };

  return (
    <ul className="flex flex-wrap justify-center gap-4">
      {coaches.map((coach) => (
        <li
          key={coach.id}
          data-coach={coach.key}
          className="flex w-full flex-col items-center gap-4 sm:w-[calc(50%-0.5rem)] lg:w-[calc((100%-2rem)/3)] rounded-lg border border-line bg-surface p-6 text-center shadow-soft"
        >
          {coach.portrait}
          <div className="grid gap-2">
            <h2 className="text-heading">{coach.name}</h2>
            <Rating tenths={coach.rating} />
            <p className="text-[0.9375rem] text-ink-muted">{coach.description}</p>
          </div>
          <Button
            variant="coach"
            className="mt-auto w-full"
            disabled={pendingId !== null}
            onClick={() => void select(coach)}
          >
            {pendingId === coach.id ? "Selecting..." : "Select Coach"}
            <span className="sr-only"> {coach.name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Tenths of a star, out of five (spec 1 §9). */
function Rating({ tenths }: { tenths: number }) {
  return (
    <p className="flex items-center justify-center gap-1.5 text-sm">
      <span aria-hidden className="relative inline-flex text-line-strong">
        <Stars />
        <span className="absolute inset-y-0 left-0 overflow-hidden text-caution" style={{ width: `${tenths * 2}%` }}>
          <Stars filled />
        </span>
      </span>
      <span className="text-ink-muted">
        <span className="sr-only">Rated </span>
        {tenths}/50
      </span>
    </p>
  );
}

function Stars({ filled = false }: { filled?: boolean }) {
  return (
    <span className="flex w-max">
      {[1, 2, 3, 4, 5].map((place) => (
        <Star key={place} className="size-4.5 shrink-0" fill={filled ? "currentColor" : "none"} />
      ))}
    </span>
  );
}
