import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { canReach, postgresOwner } from "../postgres/owner.mjs";
import { recall } from "./keepsakes.mjs";
import { commandOf, isAlive, terminate } from "./process-table.mjs";
import { Stop } from "./steps.mjs";

const DEFAULT_PORT = 3000;

/** Where everything of this installation lives. `.env` counts, and what the shell says counts more. */
export function placeOf(root) {
  for (const name of [".env.local", ".env"]) {
    if (existsSync(join(root, name))) process.loadEnvFile(join(root, name));
  }
  const port = Number(process.env.PORT || DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Stop(`PORT must be a port number, not "${process.env.PORT}".`);
  const data = resolve(root, process.env.GOALCOACH_DATA || ".data");
  return { root, port, data, ...databasePlace(data), journal: join(data, "quickstart.json") };
}

/**
 * `cluster` is the database's folder: inside `data`, unless the user PostgreSQL runs as cannot enter there (a checkout
 * under /root, say): then a folder of the system's, named after `data` so that it is found again. `refuge` is that folder.
 */
export function databasePlace(data) {
  const refuge = `/var/lib/goalcoach-${createHash("sha256").update(data).digest("hex").slice(0, 12)}`;
  const inside = canReach(postgresOwner(), data);
  return { refuge, cluster: join(inside ? data : refuge, "postgres") };
}

/** Refuses when GoalCoach already runs from this data; ends what a killed quickstart left behind; then the port must be free. */
export async function clearTheWay({ journal, port, data }) {
  const { pid, address, children = [] } = recall(journal);
  if (isAlive(pid) && pid !== process.pid && /quickstart/.test(commandOf(pid))) {
    throw new Stop(`GoalCoach already runs with the data in ${data}: ${address} (process ${pid}).`);
  }
  for (const child of children) {
    if (isAlive(child) && /next|stand-ins/.test(commandOf(child))) await terminate(child);
  }
  if (await isBusy(port)) {
    throw new Stop(
      `Port ${port} is already in use. Stop what runs there, or choose another: PORT=${port + 1} npm run quickstart`,
    );
  }
}

function isBusy(port) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once("error", () => done(true));
    probe.listen(port, () => probe.close(() => done(false)));
  });
}
