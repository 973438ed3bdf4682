import { EventEmitter, once } from "node:events";
import { type RunningWorker, startWorker } from "@/lib/adapters/graphile-worker/start-worker";
import { workOnce } from "@/lib/adapters/graphile-worker/work-once";
import type { Log } from "@/lib/core/kernel/log";
import type { CronLine, Tasks } from "@/lib/core/kernel/work";
import { testDatabase } from "@/tests/factories/database";

const database = testDatabase();
const events = new EventEmitter();
const did: string[] = [];
let act: (email: string) => Promise<void>;
const idle = async () => undefined;

const tasks: Tasks = {
  send_email: idle,
  resend_verification: idle,
  tidy: async () => {
    did.push("tidy");
  },
  begin_password_reset: async ({ email }) => {
    did.push(email);
    await act(email);
    events.emit("done");
  },
};
const told: string[] = [];
const tell = (event: string) => {
  told.push(event);
  events.emit("told");
};
const log: Log = { info: tell, warn: tell, error: tell };
const order = (cron: readonly CronLine[] = []) => ({ databaseUrl: database.url, tasks, cron, log });
const add = (email: string) => database.queue.add({ task: "begin_password_reset", email });

let worker: RunningWorker | undefined;
const work = async (cron?: readonly CronLine[]) => {
  worker = await startWorker({ ...order(cron), concurrency: 2 });
};

beforeEach(() => {
  did.length = 0;
  told.length = 0;
  act = idle;
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
});

describe("the worker", () => {
  test("runs a committed job once and forgets it", async () => {
    await work();
    const done = once(events, "done");
    await database.atomically(({ queue }) => queue.add({ task: "begin_password_reset", email: "a" }));
    await done;
    await worker?.stop();
    worker = undefined;
    expect(did).toEqual(["a"]);
    expect(await database.jobs()).toEqual([]);
  });

  test("a job that throws waits, longer each time, and is tried again", async () => {
    act = () => Promise.reject(new Error("the vendor is away"));
    await add("a");
    await workOnce(order());
    const wait =
      "select attempts, last_error, extract(epoch from run_at - now())::float as wait from graphile_worker._private_jobs";
    const [first] = await database.sql(wait);
    expect(first).toMatchObject({ attempts: 1, last_error: expect.stringContaining("the vendor is away") });
    expect(first?.wait).toBeGreaterThan(1);

    await database.sql("update graphile_worker._private_jobs set run_at = now()");
    await workOnce(order());
    const [second] = await database.sql(wait);
    expect(second?.attempts).toBe(2);
    expect(second?.wait).toBeGreaterThan(first?.wait);

    act = idle;
    await database.sql("update graphile_worker._private_jobs set run_at = now()");
    await workOnce(order());
    expect(did).toEqual(["a", "a", "a"]);
    expect(await database.jobs()).toEqual([]);
    expect(told).toEqual(["job failed", "job failed"]);
  });

  test("what a killed worker held is done by the others", async () => {
    await add("a");
    await database.sql(
      "update graphile_worker._private_jobs set locked_by = 'worker-of-the-dead', locked_at = now() - interval '1 minute', attempts = 1",
    );
    const done = once(events, "done");
    await work();
    await done;
    expect(did).toEqual(["a"]);
  });

  test("what a living worker holds is left to it", async () => {
    await add("a");
    await database.sql("insert into heartbeat (worker, at) values ('worker-elsewhere', now())");
    await database.sql(
      "update graphile_worker._private_jobs set locked_by = 'worker-elsewhere', locked_at = now() - interval '1 minute'",
    );
    await work();
    expect(told).toEqual([]);
    expect(await database.sql("select locked_by from graphile_worker._private_jobs")).toEqual([
      { locked_by: "worker-elsewhere" },
    ]);
  });

  test("shows that it lives", async () => {
    await work();
    const [{ beats } = { beats: 0 }] = await database.sql(
      "select count(*)::int as beats from heartbeat where at > now() - interval '10 seconds'",
    );
    expect(beats).toBe(2);
  });

  test("stopping waits for the job at hand", async () => {
    let finish: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      act = () => {
        resolve();
        return new Promise((end) => {
          finish = end;
        });
      };
    });
    await work();
    await add("a");
    await begun;
    const stopped = worker?.stop();
    worker = undefined;
    finish();
    await stopped;
    expect(await database.jobs()).toEqual([]);
  });
});

describe("work once", () => {
  const cron: readonly CronLine[] = [{ task: "tidy", at: "17 3 * * *" }];

  test("does what is due and what the clock would start, and ends", async () => {
    await add("a");
    await database.queue.add(
      { task: "begin_password_reset", email: "later" },
      { runAt: new Date("2100-01-01T00:00:00Z") },
    );
    await workOnce(order(cron));
    expect(did.sort()).toEqual(["a", "tidy"]);
    expect(await database.jobs()).toMatchObject([{ email: "later" }]);
  });

  test("twice at once does each thing once", async () => {
    await Promise.all(["a", "b", "c", "d"].map(add));
    await Promise.all([workOnce(order()), workOnce(order())]);
    expect(did.sort()).toEqual(["a", "b", "c", "d"]);
  });
});
