import { randomBytes } from "node:crypto";
import { Client, type Pool, type QueryResultRow } from "pg";
import { jobQueue } from "@/lib/adapters/graphile-worker/queue";
import { type Atomically, atomicallyOn } from "@/lib/adapters/prisma/atomically";
import { type Database, openDatabase } from "@/lib/adapters/prisma/client";
import type { PrismaClient } from "@/lib/adapters/prisma/generated/client";
import { type Stores, stores } from "@/lib/adapters/prisma/stores";
import type { Job, TaskName } from "@/lib/core/kernel/job";
import type { Queue } from "@/lib/core/kernel/queue";

export type TestDatabase = {
  readonly url: string;
  readonly prisma: PrismaClient;
  readonly pool: Pool;
  readonly stores: Stores;
  readonly atomically: Atomically;
  readonly queue: Queue;
  /** Rows of one statement; placeholders are $1, $2 … */
  sql<Row extends QueryResultRow = QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** What waits in the queue, oldest first. */
  jobs(): Promise<(Job & { readonly attempts: number })[]>;
};

/** Stay between tests: the catalogue, and what has been migrated. */
const KEPT = ["coach", "goal_category", "goal_template", "plan_price", "_prisma_migrations"];

/**
 * A real database for one test file: a copy of the migrated template, emptied before each test, dropped after the last.
 * Call it at the top of the file; use what it returns inside tests. `DATABASE_URL` leads to it meanwhile.
 */
export function testDatabase(): TestDatabase {
  const { url: server, template } = JSON.parse(process.env.TEST_POSTGRES ?? "{}") as { url: string; template: string };
  const name = `test_${process.env.JEST_WORKER_ID}_${randomBytes(5).toString("hex")}`;
  const url = server ? Object.assign(new URL(server), { pathname: `/${name}` }).href : "";
  let open: Database | undefined;
  const database = (): Database => open ?? fail();

  beforeAll(async () => {
    await onServer(server, `create database ${name} template ${template}`);
    process.env.DATABASE_URL = url;
    open = openDatabase({ url, poolSize: 10, onError: () => undefined });
  });
  beforeEach(() => empty(database().pool));
  afterAll(async () => {
    await open?.close();
    await onServer(server, `drop database if exists ${name} with (force)`);
  });

  const queue = jobQueue((sql, ...values) => database().prisma.$executeRawUnsafe(sql, ...values));
  return {
    url,
    queue,
    get prisma() {
      return database().prisma;
    },
    get pool() {
      return database().pool;
    },
    get stores() {
      return stores(database().prisma);
    },
    get atomically() {
      return atomicallyOn(database().prisma, jobQueue);
    },
    sql: async <Row extends QueryResultRow>(text: string, values: unknown[] = []) =>
      (await database().pool.query<Row>(text, values)).rows,
    jobs: async () => {
      const { rows } = await database().pool.query<{ task: TaskName; payload: object; attempts: number }>(
        `select task.identifier as task, job.payload, job.attempts from graphile_worker._private_jobs as job
         join graphile_worker._private_tasks as task on task.id = job.task_id order by job.id`,
      );
      return rows.map(({ task, payload, attempts }) => ({ task, ...payload, attempts }) as Job & { attempts: number });
    },
  };
}

const fail = (): never => {
  throw new Error("The test database is there inside tests and hooks only.");
};

async function onServer(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** Deleting a handful of rows is much faster than truncating forty tables; without triggers their order does not matter. */
async function empty(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all($1)",
    [KEPT],
  );
  const deletions = rows.map(({ name }) => `delete from ${name};`).join("");
  await pool.query(
    `begin; set local session_replication_role = replica; ${deletions} delete from graphile_worker._private_jobs; commit`,
  );
}
