import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Whether a process of that id lives, whoever owns it. */
export function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return !/\) Z /.test(statOf(pid));
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** A killed child whose parent has not asked about it is still listed: state Z, dead in all but name. */
function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return "";
  }
}

/** The command line of a process, "" when unknown: ids are used again, so a number alone proves nothing. */
export function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
  } catch {
    // No /proc outside Linux.
  }
  try {
    return execFileSync("ps", ["-p", String(pid), "-o", "command="], { stdio: ["ignore", "pipe", "ignore"] })
      .toString()
      .trim();
  } catch {
    return "";
  }
}

/** Asks a process to end, waits up to `patience` ms, then ends it. */
export async function terminate(pid, patience = 10_000) {
  signal(pid, "SIGTERM");
  const deadline = Date.now() + patience;
  while (isAlive(pid) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
  if (isAlive(pid)) signal(pid, "SIGKILL");
}

function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}
