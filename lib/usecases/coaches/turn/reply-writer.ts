import { FLUSH_MS, LEASE_MS, type MessageState } from "@/lib/core/coaches/conversation";
import { REPLY_LIMIT } from "@/lib/core/coaches/turn";
import type { MessageId } from "@/lib/core/kernel/id";
import type { Needs } from "@/lib/usecases/needs";

/** A quiet reply renews its lease, and looks for a Stop from elsewhere, every so many flushes. */
const QUIET_FLUSHES = 3;

/**
 * Holds a reply while it grows: stores it once a second, so that a crash takes at most that, renews its lease, and learns from the
 * same statement when somebody pressed Stop or took the reply over. `signal` then aborts, as it does when `left` does.
 */
export function replyWriter(
  { stores, clock }: Pick<Needs, "stores" | "clock">,
  id: MessageId,
  from: Date,
  left: AbortSignal,
) {
  let text = "";
  let kept = "";
  let lease = from;
  let quiet = 0;
  let state: MessageState | null = "streaming";
  let storing: Promise<void> = Promise.resolve();
  const stopped = new AbortController();

  const store = async (): Promise<void> => {
    const content = text;
    const renewed = new Date(clock.now().getTime() + LEASE_MS);
    state = await stores.messages.keep(id, lease, content, renewed);
    kept = content;
    quiet = 0;
    if (state === "streaming") lease = renewed;
    else stopped.abort();
  };
  const timer = setInterval(() => {
    quiet += 1;
    // A flush that fails is made up for by the next; the last one, in `finish`, may not fail silently.
    if (text !== kept || quiet >= QUIET_FLUSHES) storing = storing.then(store).catch(() => undefined);
  }, FLUSH_MS);

  return {
    signal: AbortSignal.any([left, stopped.signal]),
    text: () => text,
    /** Adds to the reply as far as there is room; returns what was added. */
    say(more: string): string {
      const piece = (text === "" ? more.trimStart() : more).slice(0, REPLY_LIMIT - text.length);
      text += piece;
      return piece;
    },
    /** Lets go, whatever happened: without this a turn that failed would hold its conversation for ever. */
    release: () => clearInterval(timer),
    /** Stores the last words; answers the state that then holds, or null when the reply is no longer ours. */
    async finish(ended: MessageState): Promise<MessageState | null> {
      clearInterval(timer);
      await storing;
      const isOurs = state !== null && (await stores.messages.finish(id, lease, text, ended));
      return isOurs ? (state === "interrupted" ? state : ended) : null;
    },
  };
}

export type ReplyWriter = ReturnType<typeof replyWriter>;
