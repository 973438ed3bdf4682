import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { run, Stop, step } from "../quickstart/steps.mjs";

const USUAL = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * A Chromium to test with: the one of CHROMIUM, one of the system's, Playwright's own, which is fetched when there is
 * none; and where that cannot be, Debian's package. Returns its path.
 */
export async function ensureChromium(root) {
  const found = [process.env.CHROMIUM, ...USUAL].find((path) => path && existsSync(path)) ?? (await playwrights(root));
  if (found) return found;
  await step("Installing Chromium", () => install(root));
  const installed = (await playwrights(root)) ?? USUAL.find((path) => existsSync(path));
  if (!installed) throw new Stop("No Chromium was found and none could be installed. Set CHROMIUM to the path of one.");
  return installed;
}

/** Playwright's own, if it is there and starts: on a bare system its libraries may be missing. */
async function playwrights(root) {
  const ask = `process.stdout.write(require("playwright").chromium.executablePath())`;
  const path = await run([process.execPath, "-e", ask], { cwd: root });
  if (!existsSync(path)) return undefined;
  try {
    execFileSync(path, ["--version"], { stdio: "ignore" });
    return path;
  } catch {
    return undefined;
  }
}

async function install(root) {
  const isRoot = process.getuid?.() === 0;
  const playwright = [process.execPath, join(root, "node_modules", "playwright", "cli.js"), "install"];
  try {
    await run([...playwright, ...(isRoot && process.platform === "linux" ? ["--with-deps"] : []), "chromium"], {
      cwd: root,
    });
  } catch (error) {
    if (!isRoot || !existsSync("/usr/bin/apt-get")) throw error;
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await run(["apt-get", "update", "-qq"], { cwd: root, env });
    await run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"], { cwd: root, env });
  }
}
