import type { Member } from "@/lib/core/accounts/actor";
import type { ConversationId } from "@/lib/core/kernel/id";
import { refuse } from "@/lib/core/kernel/refusal";
import type { Needs } from "@/lib/usecases/needs";

/** Ends the reply in the making, on whichever instance it is: its writer sees the mark when it next stores. Refuses `not_found`. */
export const stopReply =
  ({ stores: { conversations, messages } }: Pick<Needs, "stores">) =>
  async ({ userId }: Member, conversationId: ConversationId) => {
    if (!(await conversations.isOf(userId, conversationId))) refuse("not_found", "Not found");
    return { stopped: await messages.stop(userId, conversationId) };
  };
