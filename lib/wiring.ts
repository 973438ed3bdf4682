import { anthropicModel } from "@/lib/adapters/anthropic/coach-model";
import { jobQueue } from "@/lib/adapters/graphile-worker/queue";
import { googleSignIn } from "@/lib/adapters/next-auth/google-sign-in";
import { memberTokens } from "@/lib/adapters/next-auth/member-tokens";
import { atomicallyOn } from "@/lib/adapters/prisma/atomically";
import { openDatabase } from "@/lib/adapters/prisma/client";
import { limiterOn } from "@/lib/adapters/prisma/limiter";
import { type Readiness, readinessOf } from "@/lib/adapters/prisma/readiness";
import { stores } from "@/lib/adapters/prisma/stores";
import { letterWriter } from "@/lib/adapters/resend/letters";
import { resendMailer } from "@/lib/adapters/resend/mailer";
import { systemChance } from "@/lib/adapters/system/chance";
import { systemClock } from "@/lib/adapters/system/clock";
import { jsonLog } from "@/lib/adapters/system/log";
import { argon2Passwords } from "@/lib/adapters/system/passwords";
import { systemSealer } from "@/lib/adapters/system/sealer";
import type { Log } from "@/lib/core/kernel/log";
import type { Operator } from "@/lib/core/kernel/product";
import type { Work } from "@/lib/core/kernel/work";
import { env } from "@/lib/env";
import { verbs } from "@/lib/usecases";
import type { Needs } from "@/lib/usecases/needs";

/**
 * The one place where ports meet adapters. `house()` binds the use cases to their needs; nothing is built before its
 * first use, so a build needs no secret and a missing vendor key stops only the features that need that vendor.
 */
type Verbs = typeof verbs;
export type House = { readonly [Verb in keyof Verbs]: ReturnType<Verbs[Verb]> };

const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** Turns `{ name: () => value }` into an object whose properties are made on first touch. */
function lazily<T extends object>(makers: { [Key in keyof T]: () => T[Key] }): T {
  const target = {} as T;
  for (const key of Object.keys(makers) as (keyof T)[])
    Object.defineProperty(target, key, { enumerable: true, get: once(makers[key]) });
  return target;
}

/** Binds every verb to the given needs; tests furnish a house of their own with it. */
export const furnish = (needs: Needs): House =>
  lazily<House>(
    Object.fromEntries(
      Object.entries(verbs).map(([name, verb]) => [name, () => (verb as (needs: Needs) => unknown)(needs)]),
    ) as { [Verb in keyof House]: () => House[Verb] },
  );

/** One per process, though the framework loads this file once for its start and once for its requests. */
const shared = globalThis as { goalcoachDatabase?: ReturnType<typeof openDatabase>; goalcoachWork?: Work };
export const database = () => {
  const { DATABASE_URL, DATABASE_POOL } = env.database();
  shared.goalcoachDatabase ??= openDatabase({
    url: DATABASE_URL,
    poolSize: DATABASE_POOL,
    onError: (fault) => log().warn("database connection lost", { fault }),
  });
  return shared.goalcoachDatabase;
};

/** What stands and what does not, for `/api/ready`. */
export const readiness = (): Promise<Readiness> => readinessOf(database().pool);

export const log: () => Log = once(() => jsonLog({ level: env.app().LOG_LEVEL }));

/** What runs beneath the verbs: tables, and the worker that `lib/worker` gives its tasks to. Loaded when called. */
export const machinery = {
  /** Brings the tables up to date: whoever starts first does it, under a lock. */
  migrate: async (): Promise<void> => {
    const [{ migrate }, { migrateQueue }] = await Promise.all([
      import("@/lib/adapters/prisma/migrate"),
      import("@/lib/adapters/graphile-worker/schema"),
    ]);
    const applied = await migrate(env.database().DATABASE_URL);
    if (applied.length > 0) log().info("migrations applied", { applied });
    await migrateQueue(env.database().DATABASE_URL);
  },
  /** `lib/worker` says what there is to do; nothing is done before. */
  employ: (work: Work): void => {
    shared.goalcoachWork = work;
  },
  startWorker: async () => {
    const { startWorker } = await import("@/lib/adapters/graphile-worker/start-worker");
    return startWorker({ ...workOrder(), concurrency: env.app().WORKER_CONCURRENCY });
  },
  /** What is due, once: `npm run worker -- --once`, and `POST /api/cron`. */
  workOnce: async (): Promise<void> => {
    const { workOnce } = await import("@/lib/adapters/graphile-worker/work-once");
    return workOnce(workOrder());
  },
};

const workOrder = () => {
  const work = shared.goalcoachWork ?? { tasks: {} as Work["tasks"], cron: [] };
  return { ...work, databaseUrl: env.database().DATABASE_URL, log: log() };
};

const needs = lazily<Needs>({
  stores: () => stores(database().prisma),
  atomically: () => atomicallyOn(database().prisma, jobQueue),
  queue: () => jobQueue((sql, ...values) => database().prisma.$executeRawUnsafe(sql, ...values)),
  clock: () => systemClock,
  chance: () => systemChance,
  log: () => log(),
  limiter: () => limiterOn(database().pool),
  passwords: () => argon2Passwords(),
  tokens: () => memberTokens({ secret: env.session().NEXTAUTH_SECRET }),
  sealer: () => systemSealer(env.session().NEXTAUTH_SECRET),
  google: () => {
    const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_WELL_KNOWN, NEXTAUTH_URL } = env.google();
    return googleSignIn({
      clientId: GOOGLE_CLIENT_ID,
      clientSecret: GOOGLE_CLIENT_SECRET,
      wellKnown: GOOGLE_WELL_KNOWN,
      secret: env.session().NEXTAUTH_SECRET,
      origin: new URL(NEXTAUTH_URL).origin,
      onFault: (event, facts) => log().warn(event, facts),
    });
  },
  mailer: () => {
    const { RESEND_API_KEY, RESEND_BASE_URL, MAIL_FROM } = env.resend();
    return resendMailer({ apiKey: RESEND_API_KEY, baseUrl: RESEND_BASE_URL, from: MAIL_FROM });
  },
  letters: () => letterWriter,
  model: () => {
    const its = env.anthropic();
    return anthropicModel({
      apiKey: its.ANTHROPIC_API_KEY,
      baseUrl: its.ANTHROPIC_BASE_URL,
      model: its.ANTHROPIC_MODEL,
      firstByteMs: its.COACH_FIRST_BYTE_MS,
      idleMs: its.COACH_IDLE_MS,
      totalMs: its.COACH_TOTAL_MS,
    });
  },
  settings: () => ({
    origin: new URL(env.app().APP_URL).origin,
    adminEmail: env.operator().ADMIN_EMAIL?.toLowerCase() ?? null,
    coachMaxTokens: env.coach().COACH_MAX_TOKENS,
  }),
});

export const house: () => House = once(() => furnish(needs));

/** Where this installation lives, without a trailing slash: canonical addresses, sitemap, structured data. */
export const siteOrigin = (): string => new URL(env.app().APP_URL).origin;

/** Who runs this installation, for the legal pages. */
export function operatorFacts(): Operator {
  const { OPERATOR_NAME, OPERATOR_JURISDICTION, SUPPORT_EMAIL } = env.operator();
  return { name: OPERATOR_NAME ?? null, jurisdiction: OPERATOR_JURISDICTION ?? null, supportEmail: SUPPORT_EMAIL };
}

/** Tells visitors of a local demo that it is one; null everywhere else. */
export const demoNotice = (): string | null =>
  env.app().DEMO_BANNER ? "Local demo: coach, mail and payments are stand-ins." : null;
