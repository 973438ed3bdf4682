"use client";

import { ArrowDown } from "lucide-react";
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import type { ChatLine } from "@/lib/client/chat/chat-log";
import type { ChatPhase } from "@/lib/client/chat/use-chat";
import type { CoachFace } from "@/lib/core/coaches/chat/face";
import { type DayWords, dayWords, timeWords } from "./day-words";
import { IntroPanel } from "./intro-panel";
import { MessageLine } from "./message-line";
import { Thinking } from "./thinking";

export type MessageLogProps = {
  lines: readonly ChatLine[];
  phase: ChatPhase;
  face: CoachFace;
  faces: readonly CoachFace[];
  days: DayWords;
  hasMore: boolean;
  onOlder: () => void;
  onRetry: (line: ChatLine) => void;
  onUndo: (id: string) => void;
};

/** As near to the end as this many pixels one is reading along, and new words scroll into view. */
const NEAR = 80;

const toEnd = (box: HTMLElement | null) => box?.scrollTo({ top: box.scrollHeight });

export function MessageLog({ lines, phase, face, faces, days, hasMore, onOlder, onRetry, onUndo }: MessageLogProps) {
  const box = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [isBehind, setIsBehind] = useState(false);
  const [typed, setTyped] = useState<ReadonlySet<string>>(new Set());
  const [announced, setAnnounced] = useState("");

  useLayoutEffect(() => {
    toEnd(box.current);
    const watcher = new ResizeObserver(() => follows.current && toEnd(box.current));
    if (inner.current) watcher.observe(inner.current);
    return () => watcher.disconnect();
  }, []);
  const ownWords = lines.findLast(({ role }) => role === "user")?.key;
  useEffect(() => {
    if (ownWords !== undefined) toEnd(box.current);
  }, [ownWords]);

  const scrolled = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = box.current ?? {};
    follows.current = scrollHeight - scrollTop - clientHeight < NEAR;
    setIsBehind(!follows.current);
  };
  const finished = (line: ChatLine) => {
    setTyped((known) => new Set(known).add(line.key));
    setAnnounced(`${face.shortName} says: ${line.content}`);
  };
  const isWaiting = phase === "thinking" && lines.at(-1)?.role !== "coach";

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={box}
        onScroll={scrolled}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label="Conversation"
        className="h-full overflow-y-auto overscroll-contain"
      >
        <div ref={inner} className="mx-auto flex w-full max-w-3xl flex-col gap-1 px-3 py-5 sm:px-6">
          {hasMore ? (
            <Button variant="outline" size="sm" className="mx-auto mb-3" onClick={onOlder}>
              Show earlier messages
            </Button>
          ) : (
            <IntroPanel face={face} isBrief={lines.length > 4} />
          )}
          {lines.map((line, at) => {
            const before = lines[at - 1];
            const day = dayWords(line.createdAt, days);
            const isNewDay = before === undefined || dayWords(before.createdAt, days) !== day;
            return (
              <Fragment key={line.key}>
                {isNewDay && <DayDivider words={day} />}
                <MessageLine
                  line={line}
                  face={line.role === "coach" ? (faces.find(({ id }) => id === line.coachId) ?? face) : null}
                  time={timeWords(line.createdAt, days)}
                  isContinued={!isNewDay && before?.role === line.role && before.coachId === line.coachId}
                  isTyped={typed.has(line.key)}
                  onRetry={phase === "idle" && at === lines.length - 1 ? () => onRetry(line) : undefined}
                  onUndo={onUndo}
                  onTyped={() => finished(line)}
                />
              </Fragment>
            );
          })}
          {isWaiting && (
            <div className="mt-3 ml-11 w-fit rounded-lg rounded-bl-sm border border-coach-line bg-coach-bubble px-4 py-2.5 text-coach-ink">
              <Thinking />
            </div>
          )}
        </div>
      </div>
      <p aria-live="polite" className="sr-only">
        {announced}
      </p>
      {isBehind && (
        <Button
          variant="outline"
          size="icon-sm"
          aria-label="To the latest message"
          onClick={() => toEnd(box.current)}
          className="absolute right-4 bottom-3 shadow-lifted"
        >
          <ArrowDown aria-hidden />
        </Button>
      )}
    </div>
  );
}

function DayDivider({ words }: { words: string }) {
  return (
    <div className="my-4 flex items-center gap-3 text-xs font-semibold text-ink-muted">
      <span aria-hidden className="h-px flex-1 bg-line" />
      {words}
      <span aria-hidden className="h-px flex-1 bg-line" />
    </div>
  );
}
