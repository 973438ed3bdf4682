import type { Db } from "@/lib/adapters/prisma/client";
import type { CoachId, ConversationId, GoalId, UserId } from "@/lib/core/kernel/id";

type New = {
  readonly id: ConversationId;
  readonly goalId: GoalId;
  readonly userId: UserId;
  readonly at: Date;
};

/** Words of the member are data, whoever reads them. */
export type Acquaintance = {
  readonly firstName: string;
  /** What was said before the window, in short. */
  readonly summary: string | null;
  /** Facts the member lets the coaches keep (R7). */
  readonly memories: readonly string[];
  /** Open goals that are older than this one, and open goals in all: what falls within the plan's allowance (R1). */
  readonly openBefore: number;
  readonly openGoals: number;
};

/** One conversation per goal (R7). */
export const conversationStore = (db: Db) => ({
  /**
   * The goal's conversation, begun with the given id when there is none, and ours alone until the transaction ends: the update that
   * changes nothing locks its row. Null when the goal is not this member's.
   */
  async open({ id, goalId, userId, at }: New): Promise<ConversationId | null> {
    const [row] = await db.$queryRaw<{ id: ConversationId }[]>`
      insert into conversation (id, goal_id, user_id, created_at)
      select ${id}::uuid, id, user_id, ${at} from goal where id = ${goalId}::uuid and user_id = ${userId}::uuid
      on conflict (goal_id) do update set goal_id = excluded.goal_id returning id`;
    return row?.id ?? null;
  },

  /** What the coach of this goal knows beside its numbers; null when the goal is not this member's (T1). */
  async acquaintance(userId: UserId, goalId: GoalId): Promise<Acquaintance | null> {
    const [row] = await db.$queryRaw<Acquaintance[]>`
      select member.first_name as "firstName", talk.summary,
        array(select fact from memory where user_id = member.id and is_kept and (goal_id is null or goal_id = goal.id)
          order by is_pinned desc, updated_at desc limit 30) as memories,
        (select count(*)::int from goal as older where older.user_id = member.id and older.status = 'active'
          and older.completed_at is null and (older.created_at, older.id) < (goal.created_at, goal.id)) as "openBefore",
        (select count(*)::int from goal as open where open.user_id = member.id and open.status = 'active'
          and open.completed_at is null) as "openGoals"
      from goal join users as member on member.id = goal.user_id left join conversation as talk on talk.goal_id = goal.id
      where goal.id = ${goalId}::uuid and goal.user_id = ${userId}::uuid`;
    return row ?? null;
  },

  /** With what decides whether the coach may speak first; null before anybody has spoken. */
  async find(userId: UserId, goalId: GoalId) {
    const [row] = await db.$queryRaw<{ id: ConversationId; isEmpty: boolean; lastCoachId: CoachId | null }[]>`
      select talk.id, not exists (select from message where conversation_id = talk.id) as "isEmpty",
        (select coach_id from message where conversation_id = talk.id and role = 'coach' and coach_id is not null
          order by created_at desc, id desc limit 1) as "lastCoachId"
      from conversation as talk where talk.goal_id = ${goalId}::uuid and talk.user_id = ${userId}::uuid`;
    return row ?? null;
  },

  async isOf(userId: UserId, conversationId: ConversationId): Promise<boolean> {
    return (await db.conversation.count({ where: { id: conversationId, userId } })) > 0;
  },
});
