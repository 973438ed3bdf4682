import type { Db } from "@/lib/adapters/prisma/client";
import type { Prisma } from "@/lib/adapters/prisma/generated/client";
import type { Actor } from "@/lib/core/accounts/actor";

/** Who did what to whom, for the console (R2, T44). `detail` is plain JSON without secrets. */
export type AuditFact = {
  readonly action: string;
  readonly targetKind: string;
  readonly targetId: string | null;
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
};

export const auditStore = (db: Db) => ({
  /** In the same transaction as the act, or it did not happen. */
  async insert(actor: Actor, { detail, ...fact }: AuditFact, at: Date): Promise<void> {
    const actorId = "userId" in actor ? actor.userId : null;
    await db.auditEntry.create({
      data: {
        actorId,
        actorKind: actor.kind,
        at,
        ...fact,
        ...(detail && { detail: detail as Prisma.InputJsonObject }),
      },
    });
  },
});
