import { Refusal } from "@/lib/core/kernel/refusal";
import { testDatabase } from "@/tests/factories/database";

const database = testDatabase();
const mark = (key: string, points: number) =>
  database.sql("insert into rate_limit (key, points) values ($1, $2)", [key, points]);

describe("atomically", () => {
  test("a job enqueued in a transaction commits with it", async () => {
    await database.atomically(({ queue }) => queue.add({ task: "tidy" }));
    expect(await database.jobs()).toMatchObject([{ task: "tidy", attempts: 0 }]);
  });

  test("a job enqueued in a transaction that is refused vanishes with it", async () => {
    const act = database.atomically(async ({ queue }) => {
      await queue.add({ task: "tidy" });
      throw new Refusal("conflict", "No.");
    });
    await expect(act).rejects.toMatchObject({ code: "conflict", words: "No." });
    expect(await database.jobs()).toEqual([]);
  });

  test("the same key replaces a waiting job", async () => {
    const runAt = new Date("2100-01-01T00:00:00Z");
    await database.queue.add({ task: "begin_password_reset", email: "a@example.org" }, { key: "k", runAt });
    await database.queue.add({ task: "begin_password_reset", email: "b@example.org" }, { key: "k", runAt });
    expect(await database.jobs()).toMatchObject([{ email: "b@example.org" }]);
  });

  test("a named lock lets one transaction through at a time", async () => {
    let inside = 0;
    let most = 0;
    const act = () =>
      database.atomically(async ({ lock }) => {
        await lock("user", "1");
        inside += 1;
        most = Math.max(most, inside);
        await new Promise(setImmediate);
        inside -= 1;
      });
    await Promise.all([act(), act(), act(), act()]);
    expect(most).toBe(1);
  });

  test("two transactions that wait for each other both succeed in the end", async () => {
    await mark("a", 0);
    await mark("b", 0);
    let runs = 0;
    let arrived = 0;
    let open: () => void = () => undefined;
    const both = new Promise<void>((resolve) => {
      open = resolve;
    });
    const meet = () => {
      arrived += 1;
      if (arrived === 2) open();
      return both;
    };
    const act = (first: string, second: string) =>
      database.prisma &&
      database.atomically(async ({ lock }) => {
        runs += 1;
        await lock("row", first);
        await meet();
        await lock("row", second);
      });
    await Promise.all([act("a", "b"), act("b", "a")]);
    expect(runs).toBeGreaterThan(2);
  });
});
