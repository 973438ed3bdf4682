import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seconds } from "../quickstart/steps.mjs";

/** Runs a command of `node_modules` with its output on the terminal; resolves to whether it went well. */
export function pass(root, [script, ...args], env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, "node_modules", script), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "inherit", "inherit"],
    });
    child.once("error", reject);
    child.once("exit", (code) => resolve(code === 0));
  });
}

/** The same for a runner that can write a JSON report: also says how many tests passed and failed. */
async function counted(work, read) {
  const folder = mkdtempSync(join(tmpdir(), "goalcoach-report-"));
  const file = join(folder, "report.json");
  try {
    const ok = await work(file);
    return { ok, ...read(JSON.parse(readFileSync(file, "utf8"))) };
  } catch (error) {
    return { ok: false, passed: 0, failed: 1, words: error.message };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const jest = (root, projects) =>
  counted(
    (file) => pass(root, ["jest/bin/jest.js", "--selectProjects", ...projects, "--json", `--outputFile=${file}`]),
    // A file that does not even load has no failed test, but is one.
    (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites }),
  );

export const browser = (root, env) =>
  counted(
    (file) => pass(root, ["playwright/cli.js", "test"], { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  );

/**
 * Runs the stages in order and stops at the first that fails. Prints each one's time and, at the end, the tally.
 * @param {[string, () => Promise<boolean | { ok: boolean, passed: number, failed: number }>][]} stages
 * @returns {Promise<boolean>} whether all went well
 */
export async function runStages(stages, say = (line) => process.stdout.write(`${line}\n`)) {
  const tally = { passed: 0, failed: 0 };
  const times = [];
  let ok = true;
  for (const [name, work] of stages) {
    const started = performance.now();
    say(`\n── ${name}`);
    const outcome = await work();
    const result = typeof outcome === "boolean" ? { ok: outcome, passed: 0, failed: 0 } : outcome;
    tally.passed += result.passed;
    tally.failed += result.failed;
    ok = result.ok;
    times.push(`${ok ? "ok    " : "FAILED"}  ${name.padEnd(12)} ${seconds(started)}`);
    if (!ok) {
      if (result.failed === 0) tally.failed += 1;
      if (result.words) say(result.words);
      break;
    }
  }
  say(`\n${times.join("\n")}\n\n${tally.passed} passed, ${tally.failed} failed`);
  return ok;
}
