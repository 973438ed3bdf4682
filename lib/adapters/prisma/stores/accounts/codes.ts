import type { Db } from "@/lib/adapters/prisma/client";
import type { EmailAddress } from "@/lib/core/accounts/email-address";
import { CODE_TRIES, type CodePurpose, type CodeRow } from "@/lib/core/accounts/one-time-code";
import type { UserId } from "@/lib/core/kernel/id";
import type { CodeId } from "@/lib/core/notifications/letter";

export type NewCode = {
  readonly id: CodeId;
  readonly userId: UserId;
  readonly purpose: CodePurpose;
  readonly address: string;
  readonly hash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

export const codeStore = (db: Db) => ({
  /** A new code puts the one before it out of use (T13). */
  async issue(code: NewCode): Promise<void> {
    const { userId, purpose, createdAt } = code;
    await db.oneTimeCode.updateMany({
      where: { userId, purpose, usedAt: null, replacedAt: null },
      data: { replacedAt: createdAt },
    });
    await db.oneTimeCode.create({ data: { ...code, triesLeft: CODE_TRIES } });
  },

  async find(id: CodeId): Promise<(CodeRow & { address: string }) | null> {
    return db.oneTimeCode.findUnique({
      where: { id },
      select: { address: true, expiresAt: true, triesLeft: true, usedAt: true, replacedAt: true },
    });
  },

  /** When the member was last sent a code for `purpose`. */
  async lastIssuedAt(userId: UserId, purpose: CodePurpose): Promise<Date | null> {
    const where = { userId, purpose };
    const last = await db.oneTimeCode.findFirst({ where, orderBy: { createdAt: "desc" }, select: { createdAt: true } });
    return last?.createdAt ?? null;
  },

  /**
   * Takes one try of the live code at `address` and answers its hash; null when there is none, or no try left. One
   * statement, so that parallel guesses cannot share a try (T13). An unknown address costs the same.
   */
  async takeTry(address: EmailAddress, purpose: CodePurpose, now: Date) {
    const [code] = await db.$queryRaw<{ id: CodeId; userId: UserId; hash: string }[]>`
      update one_time_code as code set tries_left = code.tries_left - 1
      from users
      where users.email = ${address} and code.user_id = users.id and code.address = users.email and users.is_active
        and code.purpose = ${purpose}::code_purpose and code.used_at is null and code.replaced_at is null
        and code.tries_left > 0 and code.expires_at > ${now}
      returning code.id, code.user_id as "userId", code.hash`;
    return code ?? null;
  },

  /** Uses the live code of that hash up; null when there is none, so that of parallel calls one alone gets its owner. */
  async useByHash(hash: string, purpose: CodePurpose, now: Date): Promise<UserId | null> {
    const [code] = await db.$queryRaw<{ userId: UserId }[]>`
      update one_time_code set used_at = ${now}
      where hash = ${hash} and purpose = ${purpose}::code_purpose and used_at is null and replaced_at is null
        and expires_at > ${now}
      returning user_id as "userId"`;
    return code?.userId ?? null;
  },

  /** Puts out of use whatever waits for an answer. */
  async withdraw(userId: UserId, now: Date): Promise<void> {
    await db.oneTimeCode.updateMany({
      where: { userId, usedAt: null, replacedAt: null },
      data: { replacedAt: now },
    });
  },

  async forgetExpiredBefore(day: Date): Promise<void> {
    await db.oneTimeCode.deleteMany({ where: { expiresAt: { lt: day } } });
  },
});
