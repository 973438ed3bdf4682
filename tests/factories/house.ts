import { anthropicModel } from "@/lib/adapters/anthropic/coach-model";
import { googleSignIn } from "@/lib/adapters/next-auth/google-sign-in";
import { memberTokens } from "@/lib/adapters/next-auth/member-tokens";
import { limiterOn } from "@/lib/adapters/prisma/limiter";
import { letterWriter } from "@/lib/adapters/resend/letters";
import { resendMailer } from "@/lib/adapters/resend/mailer";
import { systemChance } from "@/lib/adapters/system/chance";
import { argon2Passwords } from "@/lib/adapters/system/passwords";
import { systemSealer } from "@/lib/adapters/system/sealer";
import { type Admin, type AdminRole, type Member, mint, type System, type Visitor } from "@/lib/core/accounts/actor";
import { UTC, type Zone } from "@/lib/core/kernel/day";
import type { TaskName } from "@/lib/core/kernel/job";
import type { Log } from "@/lib/core/kernel/log";
import type { Needs } from "@/lib/usecases/needs";
import { furnish, type House } from "@/lib/wiring";
import { tasksOf } from "@/lib/worker/tasks";
import { type AnthropicStandIn, startAnthropic } from "../stand-ins/anthropic";
import type { Fault } from "../stand-ins/fault";
import type { Person as GoogleAccount, TokenFault } from "../stand-ins/google";
import type { StoredMail } from "../stand-ins/mailbox/mailbox";
import { type ResendStandIn, startResend } from "../stand-ins/resend";
import { type Running, startProcess } from "../stand-ins/running";
import { type TestDatabase, testDatabase } from "./database";
import { insertPerson, insertSession, type Person } from "./person";

/** Where the house of tests says that it lives. */
export const ORIGIN = "https://goalcoach.test";
export const SECRET = "a secret of tests, long enough for the house";

/** A clock in the test's hand. */
export type MovableClock = {
  now(): Date;
  set(instant: Date | string): void;
  advance(milliseconds: number): void;
};

export type LogLine = { level: "info" | "warn" | "error"; event: string; facts?: Readonly<Record<string, unknown>> };

/** Google's stand-in runs in a process of its own: its library is not one that Jest can load. */
export type Google = {
  next(order: { person?: GoogleAccount; deny?: boolean; token?: TokenFault }): Promise<void>;
  fault(fault: Fault): Promise<void>;
};

export type TestHouse = {
  readonly house: House;
  readonly needs: Needs;
  readonly database: TestDatabase;
  readonly clock: MovableClock;
  readonly resend: ResendStandIn;
  readonly anthropic: AnthropicStandIn;
  /** Only with `{ google: true }`: what the next person at Google does. */
  readonly google: Google;
  /** What was logged since the test began. */
  readonly logged: readonly LogLine[];
  readonly system: System;
  visitor(address?: string): Visitor;
  /** Somebody signed in, with an account and a session in the database. */
  member(person?: Partial<Person>): Promise<Member>;
  admin(role?: AdminRole, person?: Partial<Person>): Promise<Admin>;
  /** Runs what waits, in order, through this house, until nothing is due; answers what it ran. A job that throws stays. */
  runJobs(): Promise<TaskName[]>;
  /** What was mailed to that address, oldest first. */
  mails(to?: string): StoredMail[];
};

/**
 * A whole house on a database of its own, with the vendors' stand-ins: call it at the top of a test file. Everything is
 * real but the clock. `more` replaces needs (a mailer that is down, a model that lies).
 */
export function testHouse({
  at = "2026-03-03T12:00:00Z",
  more = {},
  google: withGoogle = false,
}: {
  at?: string;
  more?: Partial<Needs>;
  google?: boolean;
} = {}) {
  const database = testDatabase();
  const passwords = argon2Passwords();
  const logged: LogLine[] = [];
  let now = new Date(at);
  let resend: ResendStandIn;
  let anthropic: AnthropicStandIn;
  let google: Running | undefined;

  const clock: MovableClock = {
    now: () => new Date(now),
    set: (instant) => {
      now = new Date(instant);
    },
    advance: (milliseconds) => {
      now = new Date(now.getTime() + milliseconds);
    },
  };
  const write = (level: LogLine["level"]) => (event: string, facts?: LogLine["facts"]) => {
    logged.push({ level, event, facts });
  };
  const log: Log = { info: write("info"), warn: write("warn"), error: write("error") };

  beforeAll(async () => {
    // next-auth reads it by itself.
    process.env.NEXTAUTH_URL = ORIGIN;
    [resend, anthropic] = await Promise.all([startResend(), startAnthropic({ paceMs: 0 })]);
    if (withGoogle) google = await startProcess("google");
  });
  beforeEach(async () => {
    if (withGoogle) await tellGoogle("/__reset", {});
    now = new Date(at);
    logged.length = 0;
    resend.reset();
    anthropic.reset();
  });
  afterAll(async () => {
    await Promise.all([resend?.close(), anthropic?.close(), google?.letGo()]);
  });

  const standard: { [Need in keyof Needs]: () => Needs[Need] } = {
    stores: () => database.stores,
    atomically: () => database.atomically,
    queue: () => database.queue,
    clock: () => clock,
    chance: () => systemChance,
    log: () => log,
    limiter: () => limiterOn(database.pool),
    passwords: () => passwords,
    tokens: () => memberTokens({ secret: SECRET }),
    sealer: () => systemSealer(SECRET),
    google: () =>
      googleSignIn({
        clientId: "goalcoach-tests",
        clientSecret: "stand-in",
        wellKnown: `${google?.urls.google}/.well-known/openid-configuration`,
        secret: SECRET,
        origin: ORIGIN,
        onFault: log.warn,
      }),
    mailer: () => resendMailer({ apiKey: "re_test", baseUrl: resend.url, from: "GoalCoach <coach@goalcoach.example>" }),
    letters: () => letterWriter,
    model: () =>
      anthropicModel({
        apiKey: "stand-in",
        baseUrl: anthropic.url,
        model: "claude-sonnet-5-5",
        firstByteMs: 5_000,
        idleMs: 5_000,
        totalMs: 20_000,
      }),
    settings: () => ({ origin: ORIGIN, adminEmail: "boss@goalcoach.test", coachMaxTokens: 1024 }),
  };
  const needs = Object.defineProperties({} as Needs, {
    ...Object.fromEntries(Object.entries(standard).map(([name, get]) => [name, { enumerable: true, get }])),
    ...Object.fromEntries(Object.entries(more).map(([name, value]) => [name, { enumerable: true, value }])),
  });
  const house = furnish(needs);
  const tasks = tasksOf(() => house);

  const tellGoogle = async (path: string, order: object): Promise<void> => {
    await fetch(`${google?.urls.google}${path}`, { method: "POST", body: JSON.stringify(order) });
  };

  const member: TestHouse["member"] = async (person = {}) => {
    const owner = await insertPerson(database.sql, clock.now(), person);
    const sessionId = await insertSession(database.sql, clock.now(), owner.id, "member");
    const { zone, dayStartHour } = owner;
    return mint.member({
      userId: owner.id,
      sessionId,
      zone: (zone ?? UTC) as Zone,
      dayStartHour,
      address: "192.0.2.1",
    });
  };

  const runJobs: TestHouse["runJobs"] = async () => {
    const ran: TaskName[] = [];
    for (;;) {
      const [job] = await database.sql<{ id: string; task: TaskName; payload: object }>(
        `select job.id, task.identifier as task, job.payload from graphile_worker._private_jobs as job
         join graphile_worker._private_tasks as task on task.id = job.task_id
         where job.run_at <= greatest(now(), $1) order by job.run_at, job.id limit 1`,
        [clock.now()],
      );
      if (!job) return ran;
      await tasks[job.task](job.payload as never);
      await database.sql("delete from graphile_worker._private_jobs where id = $1", [job.id]);
      ran.push(job.task);
    }
  };

  return {
    house,
    needs,
    database,
    clock,
    logged,
    system: mint.system(),
    get resend() {
      return resend;
    },
    get anthropic() {
      return anthropic;
    },
    google: {
      next: (order: object) => tellGoogle("/__next", order),
      fault: (fault: object) => tellGoogle("/__faults", fault),
    },
    visitor: (address = "192.0.2.1") => mint.visitor({ address }),
    member,
    admin: async (role: AdminRole = "admin", person: Partial<Person> = {}) => {
      const owner = await insertPerson(database.sql, clock.now(), { ...person, role });
      const sessionId = await insertSession(database.sql, clock.now(), owner.id, "admin");
      return mint.admin({ userId: owner.id, sessionId, role, address: "192.0.2.1" });
    },
    runJobs,
    mails: (to?: string) => [...resend.mails(to)].reverse(),
  } satisfies TestHouse;
}
