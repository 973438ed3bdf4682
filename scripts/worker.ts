import { beginWork, onTheWayOut, prepareDatabase, workOnceNow } from "@/lib/boot";
import { database, log } from "@/lib/wiring";

/** `npm run worker`: works until told to stop. `npm run worker -- --once`: does what is due and ends. */
async function main(): Promise<void> {
  await prepareDatabase();
  if (process.argv.includes("--once")) {
    await workOnceNow();
    await database().close();
    return;
  }
  const worker = await beginWork();
  onTheWayOut(() => worker.stop());
  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => process.exit(0));
  log().info("worker started");
}

main().catch((error: unknown) => {
  log().error("worker could not start", { error });
  process.exit(1);
});
