import { setTimeout as wait } from "node:timers/promises";
import { checkEnvironment, env, MissingSetting } from "@/lib/env";
import { database, log, machinery } from "@/lib/wiring";
import { work } from "@/lib/worker/tasks";

type RunningWorker = Awaited<ReturnType<typeof machinery.startWorker>>;

/**
 * What begins and ends with a process: the tables, the worker, the way out. `instrumentation.ts` and `scripts/` call it,
 * requests never do.
 */
const DRAIN_MS = 9_500;
const RETRY_MS = 2_000;

/** Of a web server: checks the settings, then prepares and works in the background, however long the database is away. */
export function bootServer(): void {
  requireSettings();
  machinery.employ(work);
  const leaving = new AbortController();
  const worker = settle(leaving.signal);
  onTheWayOut(async () => {
    leaving.abort();
    await (await worker)?.stop();
  });
}

/** Next would go on and answer every request with an error: an installation that lacks something must not start. */
function requireSettings(): void {
  try {
    checkEnvironment();
  } catch (fault) {
    process.stderr.write(`${fault instanceof MissingSetting ? fault.message : fault}\n`);
    process.exit(1);
  }
}

async function settle(leaving: AbortSignal): Promise<RunningWorker | undefined> {
  while (!leaving.aborted) {
    try {
      await machinery.migrate();
      return env.app().WORKER === "on" ? await machinery.startWorker() : undefined;
    } catch (fault) {
      log().error("not ready yet", { fault });
      await wait(RETRY_MS, undefined, { signal: leaving }).catch(() => undefined);
    }
  }
}

/**
 * On SIGTERM and SIGINT runs `cleanUp` and closes the database before the process may exit. Next exits by itself once
 * its last request is answered, so its exit is held until ours is done; streams that stay open are cut after ten seconds.
 */
export function onTheWayOut(cleanUp: () => Promise<void>): void {
  const exit = process.exit.bind(process);
  const leave = () => {
    const done = cleanUp().catch((fault) => log().error("did not stop cleanly", { fault }));
    setTimeout(() => exit(0), DRAIN_MS).unref();
    process.exit = ((code) => {
      done.then(() => database().close()).finally(() => exit(code));
    }) as typeof process.exit;
  };
  process.once("SIGTERM", leave).once("SIGINT", leave);
}
