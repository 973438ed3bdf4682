import type { Db } from "@/lib/adapters/prisma/client";
import type { CheckIn as Row } from "@/lib/adapters/prisma/generated/client";
import { amountOf, dateOf, dayOf, decimalOf } from "@/lib/adapters/prisma/stores/columns";
import type { Amount } from "@/lib/core/check-ins/amount";
import type { CheckIn, CheckInContent } from "@/lib/core/check-ins/check-in";
import type { LogLine } from "@/lib/core/check-ins/day-record";
import type { LocalDate, Zone } from "@/lib/core/kernel/day";
import type { CheckInId, GoalId, UserId } from "@/lib/core/kernel/id";

export type CheckInSource = "app" | "chat" | "email" | "sms";
/** A check-in as it is stored: with where it came from, the key of its request, and whether it was taken back. */
export type CheckInRecord = CheckIn & { readonly removedAt: Date | null; readonly source: CheckInSource };
/** One line of a goal's log: all that progress, streak and charts need. */
export type GoalLogLine = LogLine & { readonly goalId: GoalId; readonly value: Amount };

const asCheckIn = ({
  id,
  goalId,
  day,
  status,
  value,
  skipReason,
  note,
  mood,
  at,
  zone,
  removedAt,
  source,
}: Row): CheckInRecord => ({
  id: id as CheckInId,
  goalId: goalId as GoalId,
  day: dayOf(day),
  status,
  value: amountOf(value.toNumber() * 100),
  skipReason,
  note,
  mood,
  at,
  zone: zone as Zone,
  removedAt,
  source,
});

type Line = readonly [goalId: GoalId, day: LocalDate, status: LogLine["status"], value: number, at: number, zone: Zone];

export const checkInStore = (db: Db) => ({
  /** Newest day first, then newest entry; removed ones left out. */
  async list(
    userId: UserId,
    goalId: GoalId,
    { from, to, limit = 500 }: { readonly from?: LocalDate; readonly to?: LocalDate; readonly limit?: number } = {},
  ): Promise<CheckIn[]> {
    const day = { ...(from && { gte: dateOf(from) }), ...(to && { lte: dateOf(to) }) };
    const rows = await db.checkIn.findMany({
      where: { userId, goalId, removedAt: null, day },
      orderBy: [{ day: "desc" }, { at: "desc" }, { id: "desc" }],
      take: limit,
    });
    return rows.map(asCheckIn);
  },

  /**
   * The log of one goal, or of all open ones, oldest first. It travels as one JSON value, so that five years of
   * check-ins cost little more than a month (performance.md).
   */
  async log(userId: UserId, goalId: GoalId | null = null): Promise<GoalLogLine[]> {
    const [row] = await db.$queryRaw<{ lines: Line[] | null }[]>`
      select json_agg(json_build_array(entry.goal_id, entry.day, entry.status, (entry.value * 100)::float8,
        (extract(epoch from entry.at) * 1000)::float8, entry.zone) order by entry.day, entry.at) as lines
      from check_in as entry join goal on goal.id = entry.goal_id
      where entry.user_id = ${userId}::uuid and entry.removed_at is null and (
        entry.goal_id = ${goalId}::uuid or (${goalId}::uuid is null and goal.status = 'active' and goal.completed_at is null))`;
    return (row?.lines ?? []).map(([goal, day, status, value, at, zone]) => ({
      goalId: goal,
      day,
      status,
      value: amountOf(value),
      at: new Date(at),
      zone,
    }));
  },

  /** The sum of a goal's log (R3). */
  async tally(goalId: GoalId): Promise<Amount> {
    const { _sum } = await db.checkIn.aggregate({ where: { goalId, removedAt: null }, _sum: { value: true } });
    return amountOf((_sum.value?.toNumber() ?? 0) * 100);
  },

  /** Removed ones included: taking back can be undone. */
  async find(userId: UserId, id: CheckInId): Promise<CheckInRecord | null> {
    const row = await db.checkIn.findFirst({ where: { id, userId } });
    return row && asCheckIn(row);
  },

  /** Removed ones included: a late replay must not bring one back. */
  async findByKey(userId: UserId, idempotencyKey: string): Promise<CheckInRecord | null> {
    const row = await db.checkIn.findUnique({ where: { userId_idempotencyKey: { userId, idempotencyKey } } });
    return row && asCheckIn(row);
  },

  async insert(
    userId: UserId,
    { day, value, ...entry }: CheckIn & { readonly source: CheckInSource; readonly idempotencyKey: string | null },
  ): Promise<void> {
    await db.checkIn.create({ data: { ...entry, userId, day: dateOf(day), value: decimalOf(value) } });
  },

  async update(userId: UserId, id: CheckInId, { value, ...content }: CheckInContent): Promise<void> {
    await db.checkIn.updateMany({ where: { id, userId }, data: { ...content, value: decimalOf(value) } });
  },

  async setRemovedAt(userId: UserId, id: CheckInId, removedAt: Date | null): Promise<void> {
    await db.checkIn.updateMany({ where: { id, userId }, data: { removedAt } });
  },
});
