import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fingerprint, isDone, noteDone } from "./fingerprint.mjs";
import { run, Stop, step } from "./steps.mjs";

const OLDEST = [20, 19, 0];
/** What a build is made of. Tests, scripts and words about the code do not change it. */
const SOURCES = [
  "app",
  "components",
  "lib",
  "emails",
  "public",
  "prisma/schema.prisma",
  "middleware.ts",
  "instrumentation.ts",
  "next.config.ts",
  "postcss.config.mjs",
  "tsconfig.json",
  "package-lock.json",
];
/** Nothing may be downloaded beside the packages: no engines, no browsers, no statistics sent. */
const QUIET = {
  PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
  PRISMA_HIDE_UPDATE_MESSAGE: "1",
  CHECKPOINT_DISABLE: "1",
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1",
  NEXT_TELEMETRY_DISABLED: "1",
};

export function checkNode() {
  const [major, minor, patch] = process.versions.node.split(".").map(Number);
  const [needMajor, needMinor, needPatch] = OLDEST;
  const ok =
    major > needMajor || (major === needMajor && (minor > needMinor || (minor === needMinor && patch >= needPatch)));
  if (!ok) throw new Stop(`GoalCoach needs Node ${OLDEST.join(".")} or newer; this is ${process.versions.node}.`);
}

/** `npm ci`, when the lock file is not the one that was installed. Install scripts are not run: none is needed. */
export async function ensureDependencies(root) {
  const note = join(root, "node_modules", ".goalcoach-installed");
  const print = fingerprint(root, ["package-lock.json"], `${process.platform}-${process.arch}`);
  if (isDone(note, print)) return;
  await step("Installing dependencies", async () => {
    const npm = process.platform === "win32" ? "npm.cmd" : "npm";
    // Development packages too, whatever NODE_ENV says: the build and the stand-ins are made with them.
    const flags = ["--include=dev", "--ignore-scripts", "--no-audit", "--no-fund"];
    await run([npm, "ci", ...flags], { cwd: root, env: { ...QUIET, NODE_ENV: undefined } });
    noteDone(note, print);
  });
}

export async function ensurePrismaClient(root) {
  const folder = join(root, "lib", "adapters", "prisma", "generated");
  const note = join(folder, ".made-from");
  const print = fingerprint(root, ["prisma/schema.prisma", "node_modules/prisma/package.json"]);
  if (isDone(note, print)) return;
  await step("Generating the Prisma client", async () => {
    await run([process.execPath, join(root, "node_modules", "prisma", "build", "index.js"), "generate"], {
      cwd: root,
      env: QUIET,
    });
    noteDone(note, print);
  });
}

/** `next build`, when something it is made of has changed since the last. */
export async function ensureBuild(root) {
  const note = join(root, ".next", "goalcoach-built");
  const print = fingerprint(root, SOURCES);
  if (isDone(note, print) && existsSync(join(root, ".next", "BUILD_ID"))) return;
  await step("Building for production (a minute or two)", async () => {
    rmSync(note, { force: true });
    // Static pages are written now: a build made here is a local one, and they say so (`DEMO_BANNER`).
    const env = { ...QUIET, NODE_ENV: "production", DEMO_BANNER: "1" };
    await run([process.execPath, join(root, "node_modules", "next", "dist", "bin", "next"), "build"], {
      cwd: root,
      env,
    });
    noteDone(note, print);
  });
}

/** Runs a TypeScript file of the project, aliases included. */
export const runTypeScript = (root, args, env = {}) =>
  run([process.execPath, join(root, "node_modules", "tsx", "dist", "cli.mjs"), ...args], { cwd: root, env });
