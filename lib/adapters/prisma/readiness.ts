import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Pool } from "pg";

export type Readiness = { readonly database: boolean; readonly migrations: boolean; readonly worker: boolean };

const QUESTION = `select
  (select coalesce(max(at) > now() - interval '30 seconds', false) from heartbeat) as worker,
  array(select migration_name::text from _prisma_migrations where finished_at is not null and rolled_back_at is null) as applied`;

/** What stands: the database answers, has every migration of this build, and some worker has shown itself lately. */
export async function readinessOf(pool: Pool): Promise<Readiness> {
  try {
    const { rows } = await pool.query(QUESTION);
    const applied = new Set<string>(rows[0]?.applied);
    const entries = await readdir(join(process.cwd(), "prisma", "migrations"), { withFileTypes: true });
    const migrations = entries.every((entry) => !entry.isDirectory() || applied.has(entry.name));
    return { database: true, migrations, worker: rows[0]?.worker === true };
  } catch (error) {
    // 42P01: the tables are not there yet, so the database is, and is empty.
    const empty = error instanceof Error && "code" in error && error.code === "42P01";
    return { database: empty, migrations: false, worker: false };
  }
}
