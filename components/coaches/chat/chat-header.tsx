import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { CoachPortrait } from "@/components/coaches/portraits/portrait";
import type { CoachFace } from "@/lib/core/coaches/chat/face";

export type ChatHeaderProps = {
  goal: { id: string; title: string; percent: number };
  face: CoachFace;
  isSpeaking: boolean;
  /** The switch of coaches. */
  action: ReactNode;
};

export function ChatHeader({ goal, face, isSpeaking, action }: ChatHeaderProps) {
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto flex w-full max-w-3xl items-center gap-2.5 px-3 py-2.5 sm:gap-3.5 sm:px-6">
        <Link
          href={`/goals/${goal.id}`}
          aria-label="Back to goal"
          className="grid size-9 shrink-0 place-items-center rounded-full text-ink-muted transition-colors duration-150 hover:bg-ink/8 hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-5" />
        </Link>
        <CoachPortrait
          coachKey={face.key}
          size={48}
          expression={isSpeaking ? "cheering" : "neutral"}
          className="shrink-0 rounded-full bg-coach-bubble ring-2 ring-coach"
        />
        <div className="min-w-0 flex-1 leading-tight">
          <h1 className="truncate text-lg sm:text-xl" title={goal.title}>
            {goal.title}
          </h1>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-sm">
            <span className="font-semibold text-ink">{face.name}</span>
            <span className="text-ink-muted">AI coach, not a person</span>
          </p>
        </div>
        {action}
      </div>
      <div aria-hidden className="h-1 bg-surface-sunken">
        <div className="h-full bg-coach transition-[width] duration-200" style={{ width: `${goal.percent}%` }} />
      </div>
    </header>
  );
}
