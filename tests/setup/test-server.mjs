import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/postgres/cluster.mjs";
import { startAppServer } from "../../scripts/quickstart/app-server.mjs";
import { ensureBuild } from "../../scripts/quickstart/prepare.mjs";
import { startStandIns } from "../../scripts/quickstart/vendors.mjs";
import { cloneDatabase, root, startTestPostgres } from "./postgres.mjs";

/**
 * The production server as a visitor meets it: built when stale, on a port of its own, with a fresh database and its own
 * stand-ins. Tells the tests where through TEST_SERVER: { url, databaseUrl, standIns: { resend, … } }.
 * @returns {Promise<() => Promise<void>>} how to stop it all
 */
export async function startTestServer() {
  const undo = [];
  const stop = async () => {
    for (const end of undo.splice(0).reverse()) await end();
  };
  try {
    const postgres = await startTestPostgres();
    undo.push(postgres.stop);
    await ensureBuild(root);
    const folder = mkdtempSync(join(tmpdir(), "goalcoach-server-"));
    undo.push(async () => rmSync(folder, { recursive: true, force: true }));
    const databaseUrl = await cloneDatabase(postgres, `server_${randomBytes(6).toString("hex")}`);
    const port = await freePort(0);
    const url = `http://localhost:${port}`;
    const webhookSecret = `whsec_${randomBytes(24).toString("hex")}`;
    const standIns = await startStandIns({ root, appUrl: url, webhookSecret });
    undo.push(standIns.stop);
    const secrets = { NEXTAUTH_SECRET: randomBytes(32).toString("hex"), CRON_SECRET: randomBytes(32).toString("hex") };
    const env = { ...secrets, ...standIns.env, APP_URL: url, NEXTAUTH_URL: url, DATABASE_URL: databaseUrl };
    const server = await startAppServer({ root, port, env, logFile: join(folder, "server.log") });
    undo.push(server.stop);
    const facts = {
      url,
      databaseUrl,
      standIns: standIns.places,
      logFile: join(folder, "server.log"),
      pid: server.pid,
      ...secrets,
    };
    process.env.TEST_SERVER = JSON.stringify(facts);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
