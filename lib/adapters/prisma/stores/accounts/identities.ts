import type { Db } from "@/lib/adapters/prisma/client";
import type { UserId } from "@/lib/core/kernel/id";

/** Who signs in through somebody else: known by the provider's own id for them, never by the address (T14). */
export const identityStore = (db: Db) => ({
  async findOwner(provider: "google", subject: string): Promise<UserId | null> {
    const row = await db.identity.findUnique({
      where: { provider_subject: { provider, subject } },
      select: { userId: true },
    });
    return row && (row.userId as UserId);
  },

  /** False when this member already has another identity of the same provider. */
  async link(userId: UserId, provider: "google", subject: string, createdAt: Date): Promise<boolean> {
    const made = await db.identity.createMany({
      data: [{ userId, provider, subject, createdAt }],
      skipDuplicates: true,
    });
    return made.count > 0;
  },
});
