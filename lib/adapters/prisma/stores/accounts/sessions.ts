import type { Db } from "@/lib/adapters/prisma/client";
import type { Role } from "@/lib/core/accounts/account";
import type { SessionClaims } from "@/lib/core/accounts/secrets";
import { SESSION_IDLE_MS, type SessionKind } from "@/lib/core/accounts/sign-in/session";
import type { SessionId, UserId } from "@/lib/core/kernel/id";

export type NewSession = SessionClaims & {
  readonly kind: SessionKind;
  readonly address: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

/** Whose living session it is, and what the door must know of them. */
export type SessionOwner = {
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly role: Role;
  readonly timezone: string | null;
  readonly dayStartHour: number;
  readonly lastSeenAt: Date;
};

export const sessionStore = (db: Db) => ({
  async insert({ sessionId, createdAt, ...session }: NewSession): Promise<void> {
    await db.session.create({ data: { id: sessionId, createdAt, lastSeenAt: createdAt, ...session } });
  },

  /**
   * The owner of a session that still holds at `now`, in one query: not revoked, neither old nor idle for too long, of the
   * account's present version, the account active and its address proven (R2, T9). Null otherwise.
   */
  async findOwner({ sessionId, userId, sessionVersion }: SessionClaims, kind: SessionKind, now: Date) {
    const idleSince = new Date(now.getTime() - SESSION_IDLE_MS[kind]);
    const [owner] = await db.$queryRaw<SessionOwner[]>`
      select users.id as "userId", session.id as "sessionId", users.role::text as role, users.timezone,
        users.day_start_hour::int as "dayStartHour", session.last_seen_at as "lastSeenAt"
      from session join users on users.id = session.user_id
      where session.id = ${sessionId}::uuid and users.id = ${userId}::uuid and session.kind = ${kind}::session_kind
        and session.revoked_at is null and session.expires_at > ${now} and session.last_seen_at > ${idleSince}
        and session.session_version = users.session_version and session.session_version = ${sessionVersion}
        and users.is_active and users.email_verified_at is not null`;
    return owner ?? null;
  },

  async touch(id: SessionId, now: Date): Promise<void> {
    await db.session.updateMany({ where: { id, lastSeenAt: { lt: now } }, data: { lastSeenAt: now } });
  },

  /** Ends one session of its owner; a second time changes nothing. */
  async revoke({ sessionId, userId }: Pick<SessionClaims, "sessionId" | "userId">, now: Date): Promise<void> {
    await db.session.updateMany({ where: { id: sessionId, userId, revokedAt: null }, data: { revokedAt: now } });
  },

  async revokeAll(userId: UserId, now: Date): Promise<void> {
    await db.session.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: now } });
  },

  /** Forgets sessions that ended before `day`. */
  async forgetEndedBefore(day: Date): Promise<void> {
    await db.session.deleteMany({ where: { expiresAt: { lt: day } } });
  },
});
