import type { Db } from "@/lib/adapters/prisma/client";
import type { NewNotification } from "@/lib/core/notifications/notice";

export const notificationStore = (db: Db) => ({
  /** Told once: a second one of the same `dedupeKey` is left out. */
  async insert(notices: readonly NewNotification[]): Promise<void> {
    await db.notification.createMany({ data: [...notices], skipDuplicates: true });
  },
});
