import type { Db } from "@/lib/adapters/prisma/client";
import { Prisma } from "@/lib/adapters/prisma/generated/client";
import { amountOf, dateOf, decimalOf } from "@/lib/adapters/prisma/stores/columns";
import type { Goal, GoalCategory } from "@/lib/core/goals/goal";
import type { GoalDraft } from "@/lib/core/goals/goal-draft";
import type { GoalRecord } from "@/lib/core/goals/goal-record";
import type { LocalDate, TimeOfDay } from "@/lib/core/kernel/day";
import type { CoachId, GoalId, UserId } from "@/lib/core/kernel/id";

export type NewGoal = GoalDraft & {
  readonly id: GoalId;
  readonly userId: UserId;
  readonly coachId: CoachId | null;
  readonly templateId: string | null;
  readonly startDay: LocalDate;
  readonly checkInTime: TimeOfDay | null;
  readonly requestKey: string | null;
  readonly createdAt: Date;
};

/** What was changed about a goal, for its history; `field` is "coachId" for a switch of coaches. */
export type GoalChange = {
  readonly field: string;
  readonly oldValue: string | null;
  readonly newValue: string | null;
  readonly reason?: string;
  readonly source?: "member" | "coach";
};

type Row = Omit<GoalRecord, "target" | "current" | "dailyTarget" | "coach"> & {
  readonly target: number;
  readonly current: number;
  readonly dailyTarget: number | null;
  readonly coachName: string | null;
  readonly coachKey: string | null;
  readonly coachAvatar: string | null;
};

/** One query for goals with everything their lists show: no query per goal (performance.md). */
const records = (where: Prisma.Sql) => Prisma.sql`
  select goal.id, goal.title, goal.description, goal.category, goal.unit, goal.status,
    (goal.target_value * 100)::float8 as target, coalesce(log.total * 100, 0)::float8 as current,
    (goal.daily_target * 100)::float8 as "dailyTarget", goal.daily_target_unit as "dailyTargetUnit",
    goal.start_day::text as "startDay", goal.deadline::text as deadline, goal.check_in_time as "checkInTime",
    coalesce(goal.check_in_time, preference.check_in_reminder_time, '19:00') as "remindAt",
    goal.completed_at as "completedAt", goal.created_at as "createdAt", goal.coach_id as "coachId",
    coach.name as "coachName", coach.key as "coachKey", coach.avatar as "coachAvatar",
    log.last_day::text as "lastEntryDay",
    array(select percent::int from goal_milestone where goal_id = goal.id order by percent) as milestones
  from goal
  left join coach on coach.id = goal.coach_id
  left join notification_preference as preference on preference.user_id = goal.user_id
  left join lateral (
    select sum(value) as total, max(day) as last_day from check_in where goal_id = goal.id and removed_at is null
  ) as log on true
  where ${where}
  order by goal.created_at desc, goal.id desc`;

function asRecord({ coachName, coachKey, coachAvatar, ...row }: Row): GoalRecord {
  return {
    ...row,
    category: row.category as GoalCategory,
    target: amountOf(row.target),
    current: amountOf(row.current),
    dailyTarget: row.dailyTarget === null ? null : amountOf(row.dailyTarget),
    coach: coachKey === null ? null : { name: coachName ?? "", key: coachKey, avatar: coachAvatar ?? "" },
  };
}

export const goalStore = (db: Db) => ({
  /** Newest first, archived ones left out. */
  async list(userId: UserId): Promise<GoalRecord[]> {
    const rows = await db.$queryRaw<Row[]>(
      records(Prisma.sql`goal.user_id = ${userId}::uuid and goal.status = 'active'`),
    );
    return rows.map(asRecord);
  },

  /** Null for an unknown id and for somebody else's alike (T1). */
  async find(userId: UserId, id: GoalId): Promise<GoalRecord | null> {
    const rows = await db.$queryRaw<Row[]>(
      records(Prisma.sql`goal.id = ${id}::uuid and goal.user_id = ${userId}::uuid`),
    );
    return rows.map(asRecord)[0] ?? null;
  },

  async findByRequestKey(userId: UserId, requestKey: string): Promise<GoalRecord | null> {
    const rows = await db.$queryRaw<Row[]>(
      records(Prisma.sql`goal.user_id = ${userId}::uuid and goal.request_key = ${requestKey}`),
    );
    return rows.map(asRecord)[0] ?? null;
  },

  /** What counts against the allowance: active and not completed (R1). */
  countOpen: (userId: UserId): Promise<number> =>
    db.goal.count({ where: { userId, status: "active", completedAt: null } }),

  /** Whether the member has any goal but this one, archived and completed ones included. */
  async hasOthers(userId: UserId, but: GoalId): Promise<boolean> {
    return (await db.goal.findFirst({ where: { userId, id: { not: but } }, select: { id: true } })) !== null;
  },

  async insert({ target, dailyTarget, startDay, deadline, ...goal }: NewGoal): Promise<void> {
    await db.goal.create({
      data: {
        ...goal,
        targetValue: decimalOf(target),
        dailyTarget: dailyTarget === null ? null : decimalOf(dailyTarget),
        startDay: dateOf(startDay),
        deadline: deadline === null ? null : dateOf(deadline),
      },
    });
  },

  async update(userId: UserId, id: GoalId, goal: GoalDraft & Pick<Goal, "checkInTime" | "completedAt">): Promise<void> {
    const { target, dailyTarget, deadline, ...rest } = goal;
    await db.goal.updateMany({
      where: { id, userId },
      data: {
        ...rest,
        targetValue: decimalOf(target),
        dailyTarget: dailyTarget === null ? null : decimalOf(dailyTarget),
        deadline: deadline === null ? null : dateOf(deadline),
      },
    });
  },

  async setCompletedAt(userId: UserId, id: GoalId, completedAt: Date | null): Promise<void> {
    await db.goal.updateMany({ where: { id, userId }, data: { completedAt } });
  },

  async setCoach(userId: UserId, id: GoalId, coachId: CoachId): Promise<void> {
    await db.goal.updateMany({ where: { id, userId }, data: { coachId } });
  },

  /** False when there was nothing to delete. */
  async remove(userId: UserId, id: GoalId): Promise<boolean> {
    return (await db.goal.deleteMany({ where: { id, userId } })).count > 0;
  },

  async insertChanges(goalId: GoalId, changes: readonly GoalChange[], createdAt: Date): Promise<void> {
    await db.goalChange.createMany({ data: changes.map((change) => ({ ...change, goalId, createdAt })) });
  },

  async insertMilestones(goalId: GoalId, percents: readonly number[], reachedAt: Date): Promise<void> {
    await db.goalMilestone.createMany({ data: percents.map((percent) => ({ goalId, percent, reachedAt })) });
  },

  /** The milestones that one check-in, made at `at`, had reached: what its replay tells again. */
  async milestonesReachedAt(goalId: GoalId, at: Date): Promise<number[]> {
    const found = await db.goalMilestone.findMany({ where: { goalId, reachedAt: at }, orderBy: { percent: "asc" } });
    return found.map(({ percent }) => percent);
  },

  /** The coach's latest words about each goal of the member. */
  async lastCoachWords(userId: UserId): Promise<ReadonlyMap<GoalId, string>> {
    const rows = await db.$queryRaw<{ goalId: GoalId; content: string }[]>`
      select conversation.goal_id as "goalId", last.content from conversation
      join lateral (
        select content from message
        where conversation_id = conversation.id and role = 'coach' and kind = 'said' and state in ('complete', 'interrupted')
        order by created_at desc, id desc limit 1
      ) as last on true
      where conversation.user_id = ${userId}::uuid`;
    return new Map(rows.map(({ goalId, content }) => [goalId, content]));
  },
});
