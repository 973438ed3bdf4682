import { spawn } from "node:child_process";

/** An end that was foreseen: its message is for the person at the terminal, without a stack. */
export class Stop extends Error {}

/** Says what is being done and, when it is, how long it took. What `work` returns is returned. */
export async function step(title, work) {
  const started = performance.now();
  process.stdout.write(`  ${title} … `);
  try {
    const outcome = await work();
    const note = typeof outcome === "string" ? ` (${outcome})` : "";
    process.stdout.write(`${seconds(started)}${note}\n`);
    return outcome;
  } catch (error) {
    process.stdout.write(`failed after ${seconds(started)}\n`);
    throw error;
  }
}

export const seconds = (started) => `${((performance.now() - started) / 1000).toFixed(1)} s`;

/**
 * Runs a command to its end and returns what it printed. Quiet, unless it fails: then what it said is in the error.
 * @param {string[]} command
 * @param {{ cwd: string, env?: Record<string, string | undefined> }} options
 */
export function run([program, ...args], { cwd, env = {} }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
    const said = { all: "", out: "" };
    child.stdout.on("data", (chunk) => {
      said.all += chunk;
      said.out += chunk;
    });
    child.stderr.on("data", (chunk) => {
      said.all += chunk;
    });
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve(said.out);
      else reject(new Stop(`${[program, ...args].join(" ")} ended with ${code}:\n${said.all.trim().slice(-6000)}`));
    });
  });
}
