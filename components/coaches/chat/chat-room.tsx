"use client";

import Link from "next/link";
import { useEffect, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-board";
import { useChat } from "@/lib/client/chat/use-chat";
import type { MessageList } from "@/lib/contracts/chat";
import type { CoachFace } from "@/lib/core/coaches/chat/face";
import { ChatHeader, type ChatHeaderProps } from "./chat-header";
import { Composer } from "./composer";
import type { DayWords } from "./day-words";
import { MessageLog } from "./message-log";
import { SwitchDialog } from "./switch-dialog";

export type ChatRoomProps = {
  goal: ChatHeaderProps["goal"];
  face: CoachFace;
  faces: readonly CoachFace[];
  initial: MessageList;
  days: DayWords;
};

const CHAT_ERROR = { title: "Chat Error", variant: "destructive" } as const;

/** The whole conversation screen; fills the window between bar and dock. */
export function ChatRoom({ goal, face, faces, initial, days }: ChatRoomProps) {
  const [draft, setDraft] = useDraft(goal.id);
  const chat = useChat({
    goalId: goal.id,
    initial,
    onTrouble: (description) => toast({ ...CHAT_ERROR, description }),
    onRefused: (text) => setDraft((typed) => typed || text),
  });
  const latest = chat.lines.findLast(({ actions }) => actions.some(({ undone }) => !undone))?.actions.at(-1);
  const percent = latest ? Math.min(100, Math.max(goal.percent, latest.percent)) : goal.percent;
  const isBusy = chat.phase !== "idle";

  return (
    <div
      data-coach={face.key}
      className="flex h-[calc(100dvh-var(--notice)-var(--bar)-var(--dock))] min-h-96 flex-col bg-background"
    >
      <ChatHeader
        goal={{ ...goal, percent }}
        face={face}
        isSpeaking={chat.phase === "speaking"}
        action={<SwitchDialog goalId={goal.id} face={face} faces={faces} />}
      />
      <MessageLog
        lines={chat.lines}
        phase={chat.phase}
        face={face}
        faces={faces}
        days={days}
        hasMore={chat.hasMore}
        onOlder={chat.loadOlder}
        onRetry={chat.retry}
        onUndo={chat.undo}
      />
      <div className="border-t border-line bg-surface">
        {chat.upgrade && (
          <div className="mx-auto max-w-3xl px-3 pt-3 sm:px-6">
            <Alert variant="caution" role="alert">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <p>{chat.upgrade.upgradeMessage}</p>
                <Button asChild size="sm">
                  <Link href="/pricing">{chat.upgrade.primaryUpgrade?.label ?? "Upgrade Now"}</Link>
                </Button>
              </div>
            </Alert>
          </div>
        )}
        <Composer
          draft={draft}
          onDraft={setDraft}
          isBusy={isBusy}
          coachName={face.shortName}
          onSend={(text) => {
            setDraft("");
            chat.send(text);
          }}
          onStop={chat.stop}
        />
      </div>
    </div>
  );
}

/** What is being typed survives leaving the page. */
function useDraft(goalId: string) {
  const place = `chat-draft:${goalId}`;
  const [draft, setDraft] = useState("");
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    setDraft((typed) => typed || (localStorage.getItem(place) ?? ""));
    setIsRead(true);
  }, [place]);
  useEffect(() => {
    if (!isRead) return;
    if (draft === "") localStorage.removeItem(place);
    else localStorage.setItem(place, draft);
  }, [draft, isRead, place]);
  return [draft, setDraft] as const;
}
