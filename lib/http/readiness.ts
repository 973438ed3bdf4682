import { env } from "@/lib/env";
import { readiness } from "@/lib/wiring";

/** What stands, and whether that is enough to be sent requests: without a worker of its own an instance needs none. */
export async function readyNow() {
  const checks = await readiness();
  const ready = checks.database && checks.migrations && (checks.worker || env.app().WORKER === "off");
  return { ready, checks };
}
