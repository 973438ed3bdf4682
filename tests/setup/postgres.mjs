import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { startCluster } from "../../scripts/postgres/cluster.mjs";
import { isAlive, terminate } from "../../scripts/quickstart/process-table.mjs";

export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[/\\]$/, "");
const PREFIX = "goalcoach-tests-";
const TEMPLATE = "goalcoach_template";

/**
 * One PostgreSQL for the whole run, in a folder of its own under the system's temporary one, with a migrated database to
 * clone. `npm test` starts it and tells everybody through TEST_POSTGRES; a single `npx jest` starts its own.
 * @returns {Promise<{ url: string, template: string, stop: () => Promise<void> }>}
 */
export async function startTestPostgres() {
  const given = process.env.TEST_POSTGRES;
  if (given) return { ...JSON.parse(given), stop: async () => undefined };
  await sweep();
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  // Whoever PostgreSQL runs as must be able to pass; the cluster's own folder stays closed.
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, "owner"), String(process.pid));
  const data = join(folder, "postgres");
  const cluster = await startCluster({ root, data, refuge: join(folder, "refuge"), password: "tests", durable: false });
  const stop = async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await makeTemplate(cluster.url);
  } catch (error) {
    await stop();
    throw error;
  }
  const facts = { url: cluster.url("postgres"), template: TEMPLATE };
  process.env.TEST_POSTGRES = JSON.stringify(facts);
  return { ...facts, stop };
}

/** Migrated and with the catalogue, by the very code that a server starts with. */
async function makeTemplate(urlOf) {
  await execute(urlOf("postgres"), `create database ${TEMPLATE}`);
  const tsx = join(root, "node_modules", "tsx", "dist", "cli.mjs");
  const env = { ...process.env, DATABASE_URL: urlOf(TEMPLATE), NODE_ENV: "test" };
  const { status, stderr } = spawnSync(process.execPath, [tsx, join(root, "tests", "setup", "template.ts")], {
    cwd: root,
    env,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The template database could not be made:\n${stderr}`);
}

/** A new database, a copy of the template; returns its address. */
export async function cloneDatabase({ url, template }, name) {
  await execute(url, `create database ${name} template ${template}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

export async function execute(url, sql) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A run that was killed leaves its PostgreSQL behind: it is ended by the next. */
async function sweep() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(tmpdir(), name);
    const owner = join(folder, "owner");
    const lock = join(folder, "postgres", "postmaster.pid");
    if (!existsSync(owner) || isAlive(Number(readFileSync(owner, "utf8")))) continue;
    try {
      if (existsSync(lock)) await terminate(Number(readFileSync(lock, "utf8").split("\n")[0]), 3_000);
      rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      // Somebody else's, who may still be looking at it.
      if (error.code !== "EPERM" && error.code !== "EACCES") throw error;
    }
  }
}
