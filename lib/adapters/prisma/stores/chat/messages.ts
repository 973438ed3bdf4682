import type { Db } from "@/lib/adapters/prisma/client";
import { Prisma } from "@/lib/adapters/prisma/generated/client";
import { type ActionRow, actionOf } from "@/lib/adapters/prisma/stores/chat/message-actions";
import type { ChatMessage, MessageKind, MessageState } from "@/lib/core/coaches/conversation";
import type { CoachId, ConversationId, GoalId, MessageId, UserId } from "@/lib/core/kernel/id";

type Row = Omit<ChatMessage, "actions"> & { readonly actions: readonly ActionRow[] | null };

const COLUMNS = Prisma.sql`m.id, m.conversation_id as "conversationId", m.role::text, m.kind::text, m.state::text, m.content,
  m.coach_id as "coachId", m.reply_to_id as "replyToId", m.lease_until as "leaseUntil", m.created_at as "createdAt",
  (select json_agg(json_build_object('id', a.id, 'kind', a.kind, 'callId', a.call_id, 'checkInId', a.check_in_id,
    'detail', a.detail, 'undone', a.undone_at is not null) order by a.created_at, a.id)
    from message_action a where a.message_id = m.id) as actions`;
const SHOWN = Prisma.sql`m.kind in ('said', 'notice')`;

const messageOf = (row: Row): ChatMessage => ({ ...row, actions: (row.actions ?? []).map(actionOf) });

export type NewTurn = {
  readonly conversationId: ConversationId;
  readonly userId: UserId;
  readonly coachId: CoachId;
  readonly askedId: MessageId;
  readonly kind: MessageKind;
  readonly content: string;
  readonly clientKey: string | null;
  readonly replyId: MessageId;
  readonly leaseUntil: Date;
  readonly at: Date;
};

/** How things stand in a conversation, read under its lock. */
export type Standing = {
  readonly isEmpty: boolean;
  readonly lastCoachId: CoachId | null;
  /** The newest thing that a coach was to answer. */
  readonly lastAskedId: MessageId | null;
  readonly streaming: { readonly id: MessageId; readonly leaseUntil: Date; readonly kind: MessageKind } | null;
};

export const messageStore = (db: Db) => ({
  /** One page of what is shown of a goal's conversation, oldest first; `before` is a message's id. */
  async page(userId: UserId, goalId: GoalId, { before, limit }: { before?: MessageId; limit: number }) {
    const older = before
      ? Prisma.sql`and (m.created_at, m.id) < (select b.created_at, b.id from message b where b.id = ${before}::uuid and b.user_id = ${userId}::uuid)`
      : Prisma.empty;
    const rows = await db.$queryRaw<Row[]>`
      select ${COLUMNS} from message m join conversation c on c.id = m.conversation_id
      where c.goal_id = ${goalId}::uuid and c.user_id = ${userId}::uuid and ${SHOWN} ${older}
      order by m.created_at desc, m.id desc limit ${limit}`;
    return rows.map(messageOf).reverse();
  },

  /** What was said last, oldest first, for the prompt's window: without failures and without the reply in the making. */
  async window(
    conversationId: ConversationId,
    limit: number,
  ): Promise<readonly Pick<ChatMessage, "role" | "content" | "coachId">[]> {
    const rows = await db.$queryRaw<Pick<ChatMessage, "role" | "content" | "coachId">[]>`
      select m.role::text, m.content, m.coach_id as "coachId" from message m
      where m.conversation_id = ${conversationId}::uuid and m.kind = 'said' and m.state in ('complete', 'interrupted') and m.content <> ''
      order by m.created_at desc, m.id desc limit ${limit}`;
    return rows.reverse();
  },

  async standing(conversationId: ConversationId): Promise<Standing> {
    const rows = await db.$queryRaw<Standing[]>`
      select not exists (select from message where conversation_id = c.id) as "isEmpty",
        (select coach_id from message where conversation_id = c.id and role = 'coach' and coach_id is not null order by created_at desc, id desc limit 1) as "lastCoachId",
        (select id from message where conversation_id = c.id and role = 'user' order by created_at desc, id desc limit 1) as "lastAskedId",
        s.id is not null as "isStreaming",
        case when s.id is not null then json_build_object('id', s.id, 'leaseUntil', s.lease_until, 'kind', q.kind) end as streaming
      from (select ${conversationId}::uuid as id) c
      left join message s on s.conversation_id = c.id and s.state = 'streaming'
      left join message q on q.id = s.reply_to_id`;
    const [row] = rows;
    if (!row) return { isEmpty: true, lastCoachId: null, lastAskedId: null, streaming: null };
    const { streaming } = row;
    return { ...row, streaming: streaming && { ...streaming, leaseUntil: new Date(streaming.leaseUntil) } };
  },

  /** What was asked and its reply. `by` is the asked message's id, its client key, or the kind of which there is one. */
  async exchange(
    conversationId: ConversationId,
    by: { readonly id: MessageId } | { readonly clientKey: string } | { readonly kind: "greeting_request" },
  ): Promise<{ readonly asked: ChatMessage; readonly reply: ChatMessage } | null> {
    const which =
      "id" in by
        ? Prisma.sql`q.id = ${by.id}::uuid`
        : "clientKey" in by
          ? Prisma.sql`q.client_key = ${by.clientKey}`
          : Prisma.sql`q.kind = 'greeting_request'`;
    const rows = await db.$queryRaw<Row[]>`
      select ${COLUMNS} from message q join message m on m.id = q.id or m.reply_to_id = q.id
      where q.conversation_id = ${conversationId}::uuid and q.role = 'user' and ${which}`;
    const asked = rows.find(({ role }) => role === "user");
    const reply = rows.find(({ role }) => role === "coach");
    return asked && reply ? { asked: messageOf(asked), reply: messageOf(reply) } : null;
  },

  /** The member's words (or the hidden request) and the empty reply beneath, in one statement. */
  async begin(turn: NewTurn): Promise<{ readonly asked: ChatMessage; readonly reply: ChatMessage }> {
    const { conversationId, userId, coachId, kind, content, clientKey, leaseUntil, at } = turn;
    const asked = {
      id: turn.askedId,
      conversationId,
      role: "user",
      kind,
      state: "complete",
      content,
      createdAt: at,
    } as const;
    const reply = {
      id: turn.replyId,
      conversationId,
      role: "coach",
      kind: "said",
      state: "streaming",
      content: "",
      coachId,
      replyToId: turn.askedId,
      leaseUntil,
      // A millisecond later, so that question and answer sort by time alone.
      createdAt: new Date(at.getTime() + 1),
    } as const;
    await db.$executeRaw`
      insert into message (id, conversation_id, user_id, role, kind, state, content, client_key, coach_id, reply_to_id, lease_until, created_at)
      values (${asked.id}::uuid, ${conversationId}::uuid, ${userId}::uuid, 'user', ${kind}::message_kind, 'complete', ${content},
          ${clientKey}, null, null, null, ${at}),
        (${reply.id}::uuid, ${conversationId}::uuid, ${userId}::uuid, 'coach', 'said', 'streaming', '', null,
          ${coachId}, ${asked.id}::uuid, ${leaseUntil}, ${reply.createdAt})`;
    return {
      asked: { ...asked, coachId: null, replyToId: null, leaseUntil: null, actions: [] },
      reply: { ...reply, actions: [] },
    };
  },

  /** Puts a failed or interrupted reply back to work under a new lease. */
  async restart(replyId: MessageId, coachId: CoachId, leaseUntil: Date): Promise<void> {
    await db.message.updateMany({
      where: { id: replyId, state: { in: ["failed", "interrupted"] } },
      data: { state: "streaming", content: "", coachId, leaseUntil },
    });
  },

  /**
   * Stores the reply so far and renews the lease, for whoever holds `lease`. Answers the row's state: `interrupted` when
   * somebody pressed Stop, null when the reply is no longer ours.
   */
  async keep(replyId: MessageId, lease: Date, content: string, renewed: Date): Promise<MessageState | null> {
    const [row] = await db.$queryRaw<{ state: MessageState }[]>`
      update message set content = ${content}, lease_until = case when state = 'streaming' then ${renewed} else lease_until end
      where id = ${replyId}::uuid and lease_until = ${lease} returning state::text`;
    return row?.state ?? null;
  },

  /** The last words of a reply; false when it is no longer ours. A Stop that came first stays a stop. */
  async finish(replyId: MessageId, lease: Date, content: string, state: MessageState): Promise<boolean> {
    const rows = await db.$executeRaw`
      update message set content = ${content}, lease_until = null,
        state = case when state = 'interrupted' then state else ${state}::message_state end
      where id = ${replyId}::uuid and lease_until = ${lease}`;
    return rows > 0;
  },

  /** Marks the reply in the making as stopped; its writer sees that with its next words. */
  async stop(userId: UserId, conversationId: ConversationId): Promise<boolean> {
    const { count } = await db.message.updateMany({
      where: { conversationId, userId, state: "streaming" },
      data: { state: "interrupted" },
    });
    return count > 0;
  },

  /** Takes a reply away from a writer that let its lease run out. */
  async takeOver(replyId: MessageId): Promise<void> {
    await db.message.updateMany({
      where: { id: replyId, state: "streaming" },
      data: { state: "interrupted", leaseUntil: null },
    });
  },
});
