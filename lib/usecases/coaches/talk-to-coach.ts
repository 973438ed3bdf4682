import type { Member } from "@/lib/core/accounts/actor";
import { type ChatMessage, isShown } from "@/lib/core/coaches/conversation";
import type { ConversationId } from "@/lib/core/kernel/id";
import { accept, type TalkInput } from "@/lib/usecases/coaches/turn/accept";
import { findScene } from "@/lib/usecases/coaches/turn/scene";
import { type SpeakNeeds, speak, type TurnEvent } from "@/lib/usecases/coaches/turn/speak";

export type CoachTurn = {
  readonly conversationId: ConversationId | null;
  /** What is stored as the turn begins: the member's words, and the reply as far as it is. */
  readonly messages: ChatMessage[];
  /** Lets the coach speak and answers with the messages as they then stand. `signal` aborts when the member leaves. */
  run(emit: (event: TurnEvent) => void, signal: AbortSignal): Promise<ChatMessage[]>;
};

/**
 * A member speaks to the coach of a goal, or lets the coach begin (R7). The words are stored when this returns; `run` must then be
 * called, once. Refuses `not_found`, `limit_reached`, `too_many`, and `conflict` while another reply is in the making.
 */
export const talkToCoach =
  (needs: SpeakNeeds) =>
  async (actor: Member, input: TalkInput): Promise<CoachTurn> => {
    const { limiter, stores, clock } = needs;
    const [scene] = await Promise.all([
      findScene(stores, actor, input.goalId, clock.now()),
      limiter.take("chat", actor.userId),
      limiter.take("chat_by_address", actor.address),
    ]);
    const accepted = await accept(needs, actor, input, scene);
    if (accepted === null) return { conversationId: null, messages: [], run: async () => [] };
    const { asked, reply, lease } = accepted;
    const shown = (last: ChatMessage) => [asked, last].filter(isShown);
    return {
      conversationId: asked.conversationId,
      messages: shown(reply),
      run: async (emit, signal) =>
        shown(lease === null ? reply : await speak(needs, actor, scene, { ...accepted, lease }, emit, signal)),
    };
  };
