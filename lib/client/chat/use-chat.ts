import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { useSWRConfig } from "swr";
import {
  CHAT_FAILED,
  fetchMessages,
  stopReply,
  type TalkCall,
  talkStream,
  type Upgrade,
  undoAction,
  upgradeIn,
} from "@/lib/client/chat/chat-calls";
import { asLine, type ChatLine, chatLog } from "@/lib/client/chat/chat-log";
import { CallFailure } from "@/lib/client/fetch";
import { requestKey } from "@/lib/client/request-key";
import type { MessageList } from "@/lib/contracts/chat";

/** A coach that is due to speak first does so this long after everything is there (spec 1 §4). */
const GREETING_MS = 500;
/** How often a reply that another tab or instance is writing is looked after. */
const WATCH_MS = 2_000;

export type ChatPhase = "idle" | "thinking" | "speaking";

type Options = {
  readonly goalId: string;
  readonly initial: MessageList;
  /** Told in plain words when something went wrong. */
  readonly onTrouble: (words: string) => void;
  /** Words that the server would not take, to be put back where they were typed. */
  readonly onRefused: (text: string) => void;
};

/** The conversation about one goal: what was said, what is being said, and what one can do about it. */
export function useChat({ goalId, initial, onTrouble, onRefused }: Options) {
  const [lines, tell] = useReducer(chatLog, initial.messages, (messages): readonly ChatLine[] => messages.map(asLine));
  const [phase, setPhase] = useState<ChatPhase>("idle");
  const [hasMore, setHasMore] = useState(initial.hasMore);
  const [upgrade, setUpgrade] = useState<Upgrade | null>(null);
  const conversation = useRef(initial.conversationId);
  const running = useRef<AbortController | null>(null);
  const listeners = useRef({ onTrouble, onRefused });
  listeners.current = { onTrouble, onRefused };
  const { mutate } = useSWRConfig();

  const run = useCallback(
    async (ask: Omit<TalkCall, "goalId" | "conversationId">) => {
      if (running.current) return;
      const leaving = new AbortController();
      running.current = leaving;
      setPhase("thinking");
      const key = ask.clientKey ?? null;
      let isOver = false;
      try {
        const call = { ...ask, goalId, conversationId: conversation.current };
        for await (const { name, data } of talkStream(call, leaving.signal)) {
          if (name === "start") {
            conversation.current = data.conversationId ?? conversation.current;
            tell({ type: "started", key, messages: data.messages });
            setUpgrade(null);
          } else if (name === "delta") {
            setPhase("speaking");
            tell({ type: "delta", text: data.text });
          } else if (name === "action") {
            tell({ type: "action", action: data.action });
            void mutate((known) => typeof known === "string" && /^\/api\/(goals|accountability)/.test(known));
          } else if (name === "done") {
            isOver = true;
            tell({ type: "told", messages: data.messages });
          } else listeners.current.onTrouble(data.message);
        }
      } catch (fault) {
        if (fault instanceof CallFailure) {
          isOver = true;
          const way = upgradeIn(fault);
          setUpgrade(way);
          if (!way) listeners.current.onTrouble(fault.words ?? CHAT_FAILED);
          if (key !== null && fault.status < 500) {
            tell({ type: "refused", key });
            listeners.current.onRefused(ask.message ?? "");
          } else tell({ type: "broke" });
        } else if (!leaving.signal.aborted) listeners.current.onTrouble(CHAT_FAILED);
      } finally {
        if (!isOver) tell({ type: "broke" });
        if (running.current === leaving) running.current = null;
        setPhase("idle");
      }
    },
    [goalId, mutate],
  );

  const send = useCallback(
    (text: string, key = requestKey()) => {
      if (running.current) return;
      tell({ type: "sent", key, text, at: new Date().toISOString() });
      void run({ message: text, clientKey: key });
    },
    [run],
  );

  const stop = useCallback(() => {
    if (conversation.current) void stopReply(conversation.current);
    running.current?.abort();
  }, []);

  /** Asks again for what failed: a message the server never got, or an answer that broke off. */
  const retry = useCallback(
    (line: ChatLine) => {
      if (line.isUnsent) send(line.content, line.key);
      else if (line.replyToId) void run({ replyTo: line.replyToId });
    },
    [run, send],
  );

  const orTrouble = useCallback(<T>(work: Promise<T>, use: (value: T) => void) => {
    work
      .then(use)
      .catch((fault) => listeners.current.onTrouble((fault instanceof CallFailure && fault.words) || CHAT_FAILED));
  }, []);
  const undo = (id: string) => orTrouble(undoAction(id), (action) => tell({ type: "action", action }));
  const loadOlder = () =>
    orTrouble(fetchMessages(goalId, lines[0]?.id), (page) => {
      tell({ type: "older", messages: page.messages });
      setHasMore(page.hasMore);
    });

  const isOpening = useRef(initial.opening);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!isOpening.current) return;
      isOpening.current = false;
      void run({ greeting: true });
    }, GREETING_MS);
    return () => clearTimeout(timer);
  }, [run]);
  useEffect(() => () => running.current?.abort(), []);

  const isWrittenElsewhere = phase === "idle" && lines.at(-1)?.state === "streaming";
  useEffect(() => {
    if (!isWrittenElsewhere) return;
    const timer = setInterval(() => {
      fetchMessages(goalId).then(
        ({ messages }) => tell({ type: "told", messages }),
        () => undefined,
      );
    }, WATCH_MS);
    return () => clearInterval(timer);
  }, [goalId, isWrittenElsewhere]);

  return { lines, phase, hasMore, upgrade, send, stop, retry, undo, loadOlder };
}
