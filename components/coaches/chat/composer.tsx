"use client";

import { SendHorizontal, Square } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useRef } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { boxed } from "@/components/ui/input";

export type ComposerProps = {
  draft: string;
  onDraft: (text: string) => void;
  /** The coach is at it: Stop stands where Send was. */
  isBusy: boolean;
  coachName: string;
  onSend: (text: string) => void;
  onStop: () => void;
};

const LIMIT = 4_000;
/** From here on it is said how much room is left. */
const NEARLY = 3_600;

/** Enter sends, Shift+Enter breaks the line; the box grows with what is typed. */
export function Composer({ draft, onDraft, isBusy, coachName, onSend, onStop }: ComposerProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const words = draft.trim();

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (words === "" || isBusy || words.length > LIMIT) return;
    onSend(words);
    box.current?.focus({ preventScroll: true });
  };
  const keyed = (event: KeyboardEvent) => {
    // While an input method composes a word, Enter is its own.
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  };

  return (
    <form onSubmit={send} className="mx-auto w-full max-w-3xl px-3 py-3 sm:px-6">
      <div className="relative flex items-end">
        <label htmlFor="chat-message" className="sr-only">
          Message to {coachName}
        </label>
        <textarea
          ref={box}
          id="chat-message"
          rows={1}
          value={draft}
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={keyed}
          maxLength={LIMIT}
          enterKeyHint="send"
          autoComplete="off"
          placeholder={`Message ${coachName}…`}
          className={cn(
            boxed,
            "field-sizing-content max-h-44 min-h-13 resize-none rounded-lg py-3 pr-15 leading-normal",
          )}
        />
        <div className="absolute right-1.5 bottom-1.5">
          {isBusy ? (
            <Button variant="secondary" size="icon" className="size-10" aria-label="Stop" onClick={onStop}>
              <Square aria-hidden fill="currentColor" className="size-3.5!" />
            </Button>
          ) : (
            <Button
              type="submit"
              variant="coach"
              size="icon"
              className="size-10"
              aria-label="Send"
              disabled={words === ""}
            >
              <SendHorizontal aria-hidden />
            </Button>
          )}
        </div>
      </div>
      {draft.length > NEARLY && (
        <p className="px-1 pt-1.5 text-right text-xs text-ink-muted tabular-nums">
          {LIMIT - draft.length} characters left
        </p>
      )}
    </form>
  );
}
