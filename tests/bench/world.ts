import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Pool } from "pg";
import { memberTokens } from "@/lib/adapters/next-auth/member-tokens";
import type { SessionId, UserId } from "@/lib/core/kernel/id";
import { freePort } from "../../scripts/postgres/cluster.mjs";
import { testServer } from "../http/server";
import { startTestServer } from "../setup/test-server.mjs";

const ROOT = join(import.meta.dirname, "../..");
const NEXT = join(ROOT, "node_modules/next/dist/bin/next");
const FLOOR = join(import.meta.dirname, "floor");

/** The product as built, the floor beside it, one database for both. */
export type World = {
  readonly url: string;
  readonly floor: string;
  readonly pool: Pool;
  readonly pid: number;
  readonly secret: string;
  readonly standIns: Readonly<Record<string, string>>;
  stop(): Promise<void>;
};

export async function startWorld(): Promise<World> {
  const stopServer = await startTestServer();
  const facts = testServer();
  const floor = await startFloor(facts.databaseUrl).catch(async (fault: unknown) => {
    await stopServer();
    throw fault;
  });
  const pool = new Pool({ connectionString: facts.databaseUrl, max: 4 });
  return {
    url: facts.url,
    pid: facts.pid,
    secret: facts.NEXTAUTH_SECRET,
    standIns: facts.standIns,
    floor: floor.url,
    pool,
    stop: async () => {
      floor.process.kill("SIGTERM");
      await pool.end();
      await stopServer();
    },
  };
}

async function startFloor(databaseUrl: string): Promise<{ url: string; process: ChildProcess }> {
  const environment = { ...process.env, NODE_ENV: "production" as const, DATABASE_URL: databaseUrl };
  // Turbopack climbs to the repository's root and takes the house's middleware along; webpack stays where it is put.
  if (!existsSync(join(FLOOR, ".next/BUILD_ID"))) {
    const build = spawn(process.execPath, [NEXT, "build", "--webpack"], {
      cwd: FLOOR,
      env: environment,
      stdio: "ignore",
    });
    const [code] = await once(build, "exit");
    if (code !== 0) throw new Error("The floor does not build.");
  }
  const port = await freePort(0);
  const child = spawn(process.execPath, [NEXT, "start", "-p", String(port)], {
    cwd: FLOOR,
    env: environment,
    stdio: "ignore",
  });
  const url = `http://localhost:${port}`;
  for (const until = Date.now() + 20_000; Date.now() < until; await new Promise((next) => setTimeout(next, 50)))
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { url, process: child };
  throw new Error("The floor does not start.");
}

/** A member with `goals` goals of `days` daily check-ins each, signed in: their id, first goal and cookie. */
export async function settle({ pool, secret }: World, name: string, goals: number, days: number) {
  const user = await pool.query<{ id: UserId }>(
    `insert into users (id, email, first_name, last_name, email_verified_at, timezone, updated_at, trial_started_at)
     values (gen_random_uuid(), $1, 'Bench', 'Mark', now(), 'Europe/Berlin', now(), now()) returning id`,
    [`${name}@bench.example`],
  );
  const userId = user.rows[0]?.id as UserId;
  await pool.query("insert into notification_preference (user_id, updated_at) values ($1, now())", [userId]);
  const goal = await pool.query<{ id: string }>(
    `insert into goal (id, user_id, coach_id, title, category, target_value, unit, start_day, deadline, updated_at, created_at)
     select gen_random_uuid(), $1, 'coach-1', 'Goal ' || n, 'fitness', $3 * 30, 'minutes', current_date - $3::int, current_date + 30, now(), now() - make_interval(days => $3::int)
     from generate_series(1, $2::int) n returning id`,
    [userId, goals, days],
  );
  await pool.query(
    `insert into check_in (id, goal_id, user_id, day, status, value, zone, at, updated_at)
     select gen_random_uuid(), goal.id, $1, current_date - d, 'done', 20, 'Europe/Berlin', now() - make_interval(days => d), now()
     from goal, generate_series(0, $2::int - 1) d where goal.user_id = $1`,
    [userId, days],
  );
  const session = await pool.query<{ id: SessionId }>(
    `insert into session (id, user_id, kind, session_version, expires_at) values (gen_random_uuid(), $1, 'member', 1, now() + interval '1 day') returning id`,
    [userId],
  );
  const sessionId = session.rows[0]?.id as SessionId;
  const token = await memberTokens({ secret }).seal({ userId, sessionId, sessionVersion: 1 }, 86_400);
  await pool.query("analyze");
  return { userId, goalId: goal.rows[0]?.id ?? "", headers: { cookie: `next-auth.session-token=${token}` } };
}
