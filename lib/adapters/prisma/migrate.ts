import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import type { MigrationDirectory } from "@/lib/adapters/prisma/schema-engine";

/** Any number will do as long as every instance asks for the same one. */
const MIGRATION_LOCK = 7_204_115;

/**
 * Brings the database to the migrations in `folder` (default `prisma/migrations`), exactly as `prisma migrate deploy`
 * would. Whoever comes first does it while the others wait; when there is nothing to do it costs two queries.
 * Returns the names of what it applied. Throws when a migration fails or was changed after it had been applied.
 */
export async function migrate(
  databaseUrl: string,
  folder = join(process.cwd(), "prisma", "migrations"),
): Promise<string[]> {
  const migrations = await migrationsIn(folder);
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const applied = await appliedTo(client);
    const changed = migrations.filter(({ path, checksum }) => applied.has(path) && applied.get(path) !== checksum);
    if (changed[0]) throw new Error(`Migration ${changed[0].path} was changed after it had been applied.`);
    if (migrations.every(({ path }) => applied.has(path))) return [];
    // The engine is some megabytes of WebAssembly: loaded only when there is work for it.
    const { applyMigrations } = await import("@/lib/adapters/prisma/schema-engine");
    return await applyMigrations(databaseUrl, folder, migrations);
  } finally {
    await client.end();
  }
}

async function migrationsIn(folder: string): Promise<(MigrationDirectory & { checksum: string })[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (path) => {
      const sql = await readFile(join(folder, path, "migration.sql"), "utf8");
      return { path, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

/** Name → checksum of what Prisma's own table says was applied; empty for a new database. */
async function appliedTo(client: Client): Promise<Map<string, string>> {
  const { rows: found } = await client.query("select to_regclass('_prisma_migrations') as name");
  if (found[0]?.name === null) return new Map();
  const { rows } = await client.query(
    "select migration_name, checksum from _prisma_migrations where finished_at is not null and rolled_back_at is null",
  );
  return new Map(rows.map((row) => [row.migration_name, row.checksum]));
}
