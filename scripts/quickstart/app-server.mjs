import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Stop } from "./steps.mjs";

const READY_WITHIN_MS = 60_000;

/**
 * Starts the production server and waits until it is ready. Its log goes to `logFile`.
 * @param {{ root: string, port: number, env: Record<string, string>, logFile: string }} options
 */
export async function startAppServer({ root, port, env, logFile }) {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, "a");
  const next = join(root, "node_modules", "next", "dist", "bin", "next");
  const child = spawn(process.execPath, [next, "start", "-p", String(port)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", ...env, PORT: String(port) },
    stdio: ["ignore", log, log],
    // A group of its own: Ctrl-C reaches us, and we end it in its turn.
    detached: true,
  });
  closeSync(log);
  const ended = new Promise((resolve) => child.once("exit", (code, signal) => resolve(signal ?? code)));
  await Promise.race([
    ready(`http://127.0.0.1:${port}/api/ready`, () => child.exitCode === null && child.signalCode === null),
    ended.then((how) => {
      throw new Stop(`The server did not start (${how}). Its last words, from ${logFile}:\n${lastWords(logFile)}`);
    }),
  ]).catch((error) => {
    child.kill("SIGKILL");
    throw error;
  });
  return {
    pid: child.pid,
    ended,
    /** Lets it answer what it has begun, ten seconds at most. */
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGTERM");
      const alarm = setTimeout(() => child.kill("SIGKILL"), 10_500);
      await ended;
      clearTimeout(alarm);
    },
  };
}

async function ready(url, alive) {
  const deadline = Date.now() + READY_WITHIN_MS;
  let last = "no answer";
  while (alive() && Date.now() < deadline) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    if (answer?.ok) return;
    if (answer) last = `${answer.status} ${await answer.text()}`;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  if (alive()) throw new Stop(`The server was not ready within ${READY_WITHIN_MS / 1000} s: ${last}`);
}

const lastWords = (file) => readFileSync(file, "utf8").trim().split("\n").slice(-15).join("\n");
