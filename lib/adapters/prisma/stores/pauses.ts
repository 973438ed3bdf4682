import type { Db } from "@/lib/adapters/prisma/client";
import { dayOf } from "@/lib/adapters/prisma/stores/columns";
import type { Pause } from "@/lib/core/check-ins/pause";
import type { GoalId, UserId } from "@/lib/core/kernel/id";

/** A pause of one goal, or of all when `goalId` is null (R5). */
export type GoalPause = Pause & { readonly goalId: GoalId | null };

export const pauseStore = (db: Db) => ({
  async list(userId: UserId): Promise<GoalPause[]> {
    const rows = await db.pause.findMany({ where: { userId }, orderBy: { fromDay: "asc" } });
    return rows.map(({ goalId, fromDay, untilDay }) => ({
      goalId: goalId as GoalId | null,
      fromDay: dayOf(fromDay),
      untilDay: untilDay && dayOf(untilDay),
    }));
  },
});
