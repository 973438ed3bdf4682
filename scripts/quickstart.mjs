import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startCluster } from "./postgres/cluster.mjs";
import { startAppServer } from "./quickstart/app-server.mjs";
import { remember, secretsIn } from "./quickstart/keepsakes.mjs";
import { clearTheWay, placeOf } from "./quickstart/place.mjs";
import {
  checkNode,
  ensureBuild,
  ensureDependencies,
  ensurePrismaClient,
  runTypeScript,
} from "./quickstart/prepare.mjs";
import { Stop, seconds, step } from "./quickstart/steps.mjs";
import { supervise } from "./quickstart/supervise.mjs";
import { startStandIns } from "./quickstart/vendors.mjs";

/**
 * `npm run quickstart`: from a fresh clone to a running GoalCoach. Plain Node and nothing else, since it runs before
 * anything is installed. `--no-serve` prepares everything and ends.
 */
const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[/\\]$/, "");
const say = (line) => process.stdout.write(`${line}\n`);
/** How to undo what has been started, last first. */
const undo = [];
let leaving = false;

async function main() {
  const started = performance.now();
  checkNode();
  say("GoalCoach");
  const place = placeOf(root);
  mkdirSync(place.data, { recursive: true });
  await clearTheWay(place);
  const address = `http://localhost:${place.port}`;
  const children = { server: undefined, standIns: undefined };
  const note = () =>
    remember(place.journal, { pid: process.pid, address, children: Object.values(children).filter(Boolean) });
  note();

  await ensureDependencies(root);
  await ensurePrismaClient(root);
  const secrets = secretsIn(place.data);
  const databaseUrl =
    process.env.DATABASE_URL ??
    (await step("Starting PostgreSQL", () => startDatabase(place, secrets)).then(({ url }) => url));
  const standIns = await step("Starting local stand-ins for vendors without a key", () =>
    startStandIns({
      root,
      appUrl: address,
      webhookSecret: secrets.STRIPE_WEBHOOK_SECRET,
      ports: join(place.data, "stand-ins.json"),
      mailbox: join(place.data, "mailbox"),
    }),
  );
  undo.push(standIns.stop);
  children.standIns = standIns.pid;
  note();

  const env = environment({ address, databaseUrl, secrets, standIns });
  await step("Migrating and seeding", () =>
    runTypeScript(root, ["scripts/seed.ts", "catalogue", "demo"], env).then(() => undefined),
  );
  await ensureBuild(root);
  if (process.argv.includes("--no-serve")) return leave(0);

  const start = async () => {
    const server = await startAppServer({ root, port: place.port, env, logFile: join(place.data, "server.log") });
    children.server = server.pid;
    note();
    return server;
  };
  const server = await step("Starting the server and its worker", () => supervise({ start, say }));
  undo.push(server.stop);
  welcome({ address, secrets, standIns, started, place });
}

async function startDatabase({ cluster, refuge }, secrets) {
  const running = await startCluster({ root, data: cluster, refuge, password: secrets.database });
  undo.push(running.stop);
  return { url: running.url("postgres") };
}

function environment({ address, databaseUrl, secrets, standIns }) {
  const { NEXTAUTH_SECRET, CRON_SECRET, demoPassword, adminPassword } = secrets;
  const own = {
    APP_URL: address,
    NEXTAUTH_URL: address,
    NEXTAUTH_SECRET,
    CRON_SECRET,
    ADMIN_EMAIL: "admin@goalcoach.local",
  };
  const chosen = Object.fromEntries(Object.keys(own).map((name) => [name, process.env[name] || own[name]]));
  const demo = { DEMO_BANNER: "1", DEMO_PASSWORD: demoPassword, DEMO_ADMIN_PASSWORD: adminPassword };
  return { ...chosen, ...standIns.env, ...demo, DATABASE_URL: databaseUrl };
}

function welcome({ address, secrets, standIns, started, place }) {
  const { resend } = standIns.places;
  say(`\nGoalCoach is ready: ${address}   (${seconds(started)})\n`);
  say(`  Demo member   demo@goalcoach.local    ${secrets.demoPassword}`);
  say(`  Admin         admin@goalcoach.local   ${secrets.adminPassword}`);
  if (resend) say(`  Mailbox       ${resend}   (every e-mail and text message sent)`);
  say(`  Log           ${join(place.data, "server.log")}\n\n  Ctrl-C stops everything and keeps the data.`);
}

async function leave(code) {
  if (leaving) return;
  leaving = true;
  for (const stop of undo.reverse()) await stop().catch((error) => say(error.message));
  process.exit(code);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    if (!leaving) say("\nStopping …");
    void leave(0).then(() => undefined);
  });
}

main().catch((error) => {
  // What fails because it was interrupted is not news.
  if (!leaving) process.stderr.write(`\n${error instanceof Stop ? error.message : error.stack}\n`);
  return leave(1);
});
