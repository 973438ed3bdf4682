import { CircleAlert, RotateCcw } from "lucide-react";
import { CoachPortrait } from "@/components/coaches/portraits/portrait";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { ChatLine } from "@/lib/client/chat/chat-log";
import type { CoachFace } from "@/lib/core/coaches/chat/face";
import { ActionChip } from "./action-chip";
import { SpokenText } from "./spoken-text";
import { Thinking } from "./thinking";
import { TypedText } from "./typed-text";

export type MessageLineProps = {
  line: ChatLine;
  /** Who speaks; null for the member. */
  face: CoachFace | null;
  time: string;
  /** The same speaker goes on: no second portrait. */
  isContinued: boolean;
  isTyped: boolean;
  /** Given where asking again makes sense. */
  onRetry?: () => void;
  onUndo: (id: string) => void;
  onTyped: () => void;
};

const bubble = "w-fit max-w-full px-4 py-2.5 text-[0.96875rem] leading-normal";

/** One message: the member's on the right in ink, a coach's on the left in their colour. */
export function MessageLine({ line, face, time, isContinued, isTyped, onRetry, onUndo, onTyped }: MessageLineProps) {
  const trouble = troubleIn(line);
  const isEmpty = line.content === "" && line.state !== "streaming";
  return (
    <article
      data-coach={face?.key}
      aria-label={`${face ? face.shortName : "You"}, ${time}`}
      className={cn("flex gap-2.5", face ? "pr-6 sm:pr-16" : "flex-row-reverse pl-10 sm:pl-24", !isContinued && "mt-3")}
    >
      {face && (
        <div aria-hidden className="w-9 shrink-0">
          {!isContinued && <CoachPortrait coachKey={face.key} size={36} still className="rounded-full" />}
        </div>
      )}
      <div className={cn("grid min-w-0 gap-1.5", face ? "justify-items-start" : "justify-items-end")}>
        {!isEmpty && (
          <div className={cn(bubble, shapeOf(line))}>
            {line.state === "streaming" && line.content === "" ? (
              <Thinking />
            ) : line.isLive && !isTyped ? (
              <TypedText text={line.content} isWhole={line.state !== "streaming"} onTyped={onTyped} />
            ) : (
              <SpokenText text={line.content} />
            )}
          </div>
        )}
        {line.actions.map((action) => (
          <ActionChip key={action.id} action={action} onUndo={onUndo} />
        ))}
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 px-1 text-xs text-ink-muted">
          <time dateTime={line.createdAt}>{time}</time>
          {trouble && (
            <span className="inline-flex items-center gap-1 font-semibold text-warning-ink">
              <CircleAlert aria-hidden className="size-3.5" /> {trouble}
            </span>
          )}
          {trouble && onRetry && (
            <Button variant="outline" size="sm" className="h-8 px-3 text-xs" onClick={onRetry}>
              <RotateCcw aria-hidden /> Retry
            </Button>
          )}
        </p>
      </div>
    </article>
  );
}

function shapeOf({ role, state }: ChatLine): string {
  if (role === "user") return "rounded-lg rounded-br-sm bg-ink text-background";
  const calm = "rounded-lg rounded-bl-sm border border-coach-line bg-coach-bubble text-coach-ink";
  return state === "failed"
    ? "rounded-lg rounded-bl-sm border border-dashed border-line-strong bg-surface text-ink"
    : calm;
}

function troubleIn({ isUnsent, state }: ChatLine): string | null {
  if (isUnsent) return "Not sent";
  if (state === "interrupted") return "Interrupted";
  return state === "failed" ? "No answer" : null;
}
