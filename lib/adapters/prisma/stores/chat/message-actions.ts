import type { Db } from "@/lib/adapters/prisma/client";
import type { ActionId, ChatAction } from "@/lib/core/coaches/conversation";
import type { CheckInId, MessageId, UserId } from "@/lib/core/kernel/id";

type Detail = Pick<ChatAction, "act" | "unit" | "value" | "current" | "target" | "percent" | "completed">;
export type ActionRow = Pick<ChatAction, "id" | "kind" | "callId" | "checkInId" | "undone"> & {
  readonly detail: Detail;
};

export const actionOf = ({ detail, ...row }: ActionRow): ChatAction => ({ ...row, ...detail });

/** What coaches did at a member's word. A call of the model is one act, however often it arrives. */
export const messageActionStore = (db: Db) => ({
  async add(messageId: MessageId, { id, kind, callId, checkInId, undone: _, ...detail }: ChatAction): Promise<void> {
    await db.messageAction.createMany({
      data: { id, messageId, kind, callId, checkInId, detail },
      skipDuplicates: true,
    });
  },

  /** With the check-in it made; null when it is not this member's. */
  async find(userId: UserId, id: ActionId): Promise<ChatAction | null> {
    const row = await db.messageAction.findFirst({ where: { id, message: { userId } } });
    if (!row) return null;
    return actionOf({
      id,
      kind: row.kind as ChatAction["kind"],
      callId: row.callId,
      checkInId: row.checkInId as CheckInId | null,
      detail: row.detail as unknown as Detail,
      undone: row.undoneAt !== null,
    });
  },

  async markUndone(id: ActionId, at: Date): Promise<void> {
    await db.messageAction.updateMany({ where: { id, undoneAt: null }, data: { undoneAt: at } });
  },
});
