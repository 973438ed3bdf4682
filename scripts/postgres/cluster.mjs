import { spawn } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { commandOf, isAlive } from "../quickstart/process-table.mjs";
import { postgresBinaries } from "./binaries.mjs";
import { postgresOwner } from "./owner.mjs";

const USER = "goalcoach";

/**
 * Starts (or finds running) the PostgreSQL of `place` on 127.0.0.1.
 * @param {{ root: string, data: string, refuge: string, password: string, durable?: boolean }} place
 *   `data` the folder of the cluster, `refuge` where binaries go when the checkout is closed to PostgreSQL's user;
 *   not `durable`: nothing is flushed to the disk, for the databases of a test run.
 * @returns {Promise<{ port: number, url: (database: string) => string, reused: boolean, stop: () => Promise<void> }>}
 */
export async function startCluster({ root, data, refuge, password, durable = true }) {
  const owner = postgresOwner();
  const bin = (name) => join(postgresBinaries(root, owner, refuge), "bin", name);
  const logFile = `${data}.log`;
  if (!existsSync(join(data, "PG_VERSION"))) await initialise(bin("initdb"), { data, password, owner, durable });

  const running = runningPort(data);
  const port = running ?? (await preferredPort(data));
  if (!running) {
    const settings = { listen_addresses: "127.0.0.1", unix_socket_directories: "''", port, timezone: "UTC" };
    const hasty = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: 200 };
    const options = Object.entries({ ...settings, ...(durable ? {} : hasty) }).map(
      ([key, value]) => `-c ${key}=${value}`,
    );
    const control = ["start", "-w", "-t", "60", "-D", data, "-l", logFile, "-o", options.join(" ")];
    await run(bin("pg_ctl"), control, owner, () => tail(logFile));
    writeFileSync(`${data}.port`, String(port));
  }
  return {
    port,
    reused: running !== null,
    url: (database) => `postgresql://${USER}:${password}@127.0.0.1:${port}/${database}`,
    stop: () => run(bin("pg_ctl"), ["stop", "-w", "-t", "15", "-m", "fast", "-D", data], owner, () => tail(logFile)),
  };
}

/** The cluster is made beside its place and moved there when whole, so that a kill in the middle leaves none. */
async function initialise(initdb, { data, password, owner, durable }) {
  const half = `${data}.new`;
  const passwordFile = `${data}.password`;
  rmSync(half, { recursive: true, force: true });
  rmSync(data, { recursive: true, force: true });
  mkdirSync(dirname(data), { recursive: true });
  mkdirSync(half, { mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  writeFileSync(`${data}.log`, "", { mode: 0o600 });
  for (const path of owner ? [half, passwordFile, `${data}.log`] : []) chownSync(path, owner.uid, owner.gid);
  // The built-in locale sorts the same on every system, whatever locales it has installed.
  const locale = ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--encoding=UTF8"];
  const access = [`--username=${USER}`, `--pwfile=${passwordFile}`, "--auth=scram-sha-256"];
  await run(initdb, [`--pgdata=${half}`, ...locale, ...access, ...(durable ? [] : ["--no-sync"])], owner);
  rmSync(passwordFile, { force: true });
  renameSync(half, data);
}

/** The port of a server that still serves `data`, or null. A lock file left by a dead one is removed. */
function runningPort(data) {
  const lock = join(data, "postmaster.pid");
  if (!existsSync(lock)) return null;
  const [pid, , , port] = readFileSync(lock, "utf8").split("\n");
  if (isAlive(Number(pid)) && /postgres/.test(commandOf(Number(pid)))) return Number(port);
  rmSync(lock, { force: true });
  return null;
}

/** The port of last time when it is free, so that an address somebody noted stays true; else any free one. */
async function preferredPort(data) {
  const last = existsSync(`${data}.port`) ? Number(readFileSync(`${data}.port`, "utf8")) : 0;
  return (last > 0 && (await freePort(last))) || freePort(0);
}

/** `port` when nothing listens there on loopback, else null; 0 asks the system for any. */
export function freePort(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(null));
    probe.listen(port, "127.0.0.1", () => {
      const got = probe.address().port;
      probe.close(() => resolve(got));
    });
  });
}

function run(command, args, owner, explain = () => "") {
  return new Promise((resolve, reject) => {
    // A folder that PostgreSQL's user may enter, since it is started with the current one; no inherited locale.
    const env = { PATH: process.env.PATH ?? "", LC_ALL: "C", TZ: "UTC" };
    const child = spawn(command, args, { cwd: "/", env, stdio: ["ignore", "ignore", "pipe"], ...owner });
    let complaint = "";
    child.stderr.on("data", (chunk) => {
      complaint += chunk;
    });
    child.once("error", reject);
    child.once("exit", (code) => {
      child.stderr.destroy();
      if (code === 0) resolve(undefined);
      else reject(new Error(`${command} failed (${code}). ${complaint.trim()}\n${explain()}`.trim()));
    });
  });
}

function tail(file) {
  if (!statSync(file, { throwIfNoEntry: false })) return "";
  return readFileSync(file, "utf8").trim().split("\n").slice(-8).join("\n");
}
