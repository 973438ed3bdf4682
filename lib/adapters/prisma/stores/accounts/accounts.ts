import type { Db } from "@/lib/adapters/prisma/client";
import type { Account, ConsentGiven } from "@/lib/core/accounts/account";
import type { EmailAddress } from "@/lib/core/accounts/email-address";
import type { Zone } from "@/lib/core/kernel/day";
import type { UserId } from "@/lib/core/kernel/id";

const KNOWN = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  profileImageUrl: true,
  role: true,
  isActive: true,
  emailVerifiedAt: true,
  passwordHash: true,
  sessionVersion: true,
  timezone: true,
  dayStartHour: true,
  totalPoints: true,
  createdAt: true,
} as const;

const asAccount = <Row extends { id: string }>(row: Row) => ({ ...row, id: row.id as UserId });

export type NewAccount = Pick<Account, "id" | "firstName" | "lastName" | "passwordHash" | "emailVerifiedAt"> & {
  readonly email: EmailAddress;
  readonly createdAt: Date;
};

export const accountStore = (db: Db) => ({
  async find(id: UserId): Promise<Account | null> {
    const row = await db.user.findUnique({ where: { id }, select: KNOWN });
    return row && asAccount(row);
  },

  async findByEmail(email: EmailAddress): Promise<Account | null> {
    const row = await db.user.findUnique({ where: { email }, select: KNOWN });
    return row && asAccount(row);
  },

  async insert(account: NewAccount): Promise<void> {
    await db.user.create({ data: account });
  },

  /** What a second registration of an address that nobody has proven yet leaves (see `register`). */
  async replaceRegistration(
    id: UserId,
    { firstName, lastName, passwordHash }: Pick<Account, "firstName" | "lastName" | "passwordHash">,
  ): Promise<void> {
    await db.user.update({ where: { id }, data: { firstName, lastName, passwordHash } });
  },

  /** The address is proven; a second time changes nothing. Preferences begin with their defaults (spec 2 §3). */
  async markVerified(id: UserId, now: Date): Promise<void> {
    await db.user.updateMany({ where: { id, emailVerifiedAt: null }, data: { emailVerifiedAt: now } });
    await db.notificationPreference.createMany({ data: [{ userId: id }], skipDuplicates: true });
  },

  /** Sets the password (or takes it away) and makes every session of before void (R2). */
  async setPassword(id: UserId, passwordHash: string | null): Promise<void> {
    await db.user.update({ where: { id }, data: { passwordHash, sessionVersion: { increment: 1 } } });
  },

  async setZone(id: UserId, zone: Zone, now: Date): Promise<void> {
    await db.user.update({ where: { id }, data: { timezone: zone } });
    await db.zoneChange.create({ data: { userId: id, zone, fromAt: now } });
  },

  async insertConsents(userId: UserId, given: readonly ConsentGiven[], givenAt: Date): Promise<void> {
    await db.consent.createMany({ data: given.map((consent) => ({ ...consent, userId, givenAt })) });
  },
});
