import { database, log, machinery } from "@/lib/wiring";
import { onTheWayOut } from "@/lib/worker/process";
import { work } from "@/lib/worker/tasks";

/** `npm run worker`: works until told to stop. `npm run worker -- --once`: does what is due and ends. */
async function main(): Promise<void> {
  machinery.employ(work);
  await machinery.migrate();
  if (process.argv.includes("--once")) {
    await machinery.workOnce();
    await database().close();
    return;
  }
  const worker = await machinery.startWorker();
  onTheWayOut(() => worker.stop());
  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => process.exit(0));
  log().info("worker started");
}

main().catch((error: unknown) => {
  log().error("worker could not start", { error });
  process.exit(1);
});
