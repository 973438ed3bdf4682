import { systemChance } from "@/lib/adapters/system/chance";
import type { Role } from "@/lib/core/accounts/account";
import type { SessionKind } from "@/lib/core/accounts/sign-in/session";
import type { SessionId, UserId } from "@/lib/core/kernel/id";

/** Somebody as a test wants them; everything has a default. */
export type Person = {
  readonly id: UserId;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly isActive: boolean;
  readonly isVerified: boolean;
  readonly passwordHash: string | null;
  readonly zone: string | null;
  readonly dayStartHour: number;
  readonly trialStartedAt: Date | null;
};

/** One statement; placeholders are $1, $2 … (`TestDatabase.sql`, or a client of the test server's database). */
export type Sql = (text: string, values?: unknown[]) => Promise<unknown>;

let serial = 0;

/** Writes the account and its preferences as registering and verifying would have. */
export async function insertPerson(sql: Sql, now: Date, wish: Partial<Person> = {}): Promise<Person> {
  serial += 1;
  const person: Person = {
    id: systemChance.id<UserId>(),
    email: `person-${process.pid}-${serial}@example.com`,
    firstName: "Ada",
    lastName: "Morning",
    role: "user",
    isActive: true,
    isVerified: true,
    passwordHash: null,
    zone: null,
    dayStartHour: 0,
    trialStartedAt: null,
    ...wish,
  };
  await sql(
    `insert into users (id, email, first_name, last_name, role, is_active, email_verified_at, password_hash, timezone,
       day_start_hour, trial_started_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5::role, $6, $7, $8, $9, $10, $11, $12, $12)`,
    [
      person.id,
      person.email,
      person.firstName,
      person.lastName,
      person.role,
      person.isActive,
      person.isVerified ? now : null,
      person.passwordHash,
      person.zone,
      person.dayStartHour,
      person.trialStartedAt,
      now,
    ],
  );
  await sql("insert into notification_preference (user_id, updated_at) values ($1, $2)", [person.id, now]);
  return person;
}

/** A session of 30 days that was opened `now`. */
export async function insertSession(sql: Sql, now: Date, userId: UserId, kind: SessionKind): Promise<SessionId> {
  const id = systemChance.id<SessionId>();
  const expiresAt = new Date(now.getTime() + 30 * 86_400_000);
  await sql(
    `insert into session (id, user_id, kind, session_version, created_at, last_seen_at, expires_at)
     select $1, id, $3::session_kind, session_version, $4, $4, $5 from users where id = $2`,
    [id, userId, kind, now, expiresAt],
  );
  return id;
}
