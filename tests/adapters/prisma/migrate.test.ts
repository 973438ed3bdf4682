import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";

const { url: server } = JSON.parse(process.env.TEST_POSTGRES ?? "{}") as { url: string };
const root = process.cwd();
const names = readdirSync(join(root, "prisma", "migrations")).filter((name) => /^\d/.test(name));

/** As every instance does it at its start, in a process of its own. */
function migrateInProcess(url: string): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const args = [join(root, "node_modules", "tsx", "dist", "cli.mjs"), join(root, "tests", "setup", "template.ts")];
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, DATABASE_URL: url } });
    let said = "";
    child.stderr.on("data", (chunk) => {
      said += chunk;
    });
    child.once("close", (code) => resolve({ code, said }));
  });
}

const query = async (url: string, sql: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
};

describe("migrate", () => {
  const name = `migrate_${process.pid}`;
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  beforeEach(() => query(server, `create database ${name}`));
  afterEach(() => query(server, `drop database ${name} with (force)`));

  test("from two processes at once, then again: each migration is applied once (T46)", async () => {
    const both = await Promise.all([migrateInProcess(url), migrateInProcess(url)]);
    expect(both).toEqual([
      { code: 0, said: "" },
      { code: 0, said: "" },
    ]);
    expect(await migrateInProcess(url)).toEqual({ code: 0, said: "" });
    const applied = await query(
      url,
      "select migration_name, finished_at is not null as done from _prisma_migrations order by 1",
    );
    expect(applied).toEqual(names.sort().map((migration_name) => ({ migration_name, done: true })));
  }, 60_000);

  test("a migration that was changed after it had been applied stops the start", async () => {
    await migrateInProcess(url);
    await query(url, "update _prisma_migrations set checksum = 'another'");
    const { code, said } = await migrateInProcess(url);
    expect(code).toBe(1);
    expect(said).toMatch(/was changed after it had been applied/);
  }, 60_000);
});
