import type { Db } from "@/lib/adapters/prisma/client";
import type { CoachId } from "@/lib/core/kernel/id";

/** A coach as the server tells it (spec 1 §3); the rating in tenths, shown as x/50. */
export type ListedCoach = {
  readonly id: CoachId;
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly video: string;
  readonly motivationStyle: string;
  readonly speechBubbleColor: string;
  readonly avatar: string;
  readonly rating: number;
};

const SHOWN = {
  id: true,
  key: true,
  name: true,
  description: true,
  video: true,
  motivationStyle: true,
  speechBubbleColor: true,
  avatar: true,
  rating: true,
} as const;

const asListed = <T extends { id: string }>(row: T) => ({ ...row, id: row.id as CoachId });

export const coachStore = (db: Db) => ({
  async list(): Promise<ListedCoach[]> {
    const rows = await db.coach.findMany({
      where: { isActive: true },
      orderBy: [{ position: "asc" }, { id: "asc" }],
      select: SHOWN,
    });
    return rows.map(asListed);
  },

  /** A coach one may choose, by id or by key; null for anything else. */
  async findActive(idOrKey: string): Promise<ListedCoach | null> {
    const row = await db.coach.findFirst({
      where: { isActive: true, OR: [{ id: idOrKey }, { key: idOrKey }] },
      select: SHOWN,
    });
    return row && asListed(row);
  },
});
