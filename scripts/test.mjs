import { fileURLToPath } from "node:url";
import { checkNode, ensureBuild, ensureDependencies, ensurePrismaClient } from "./quickstart/prepare.mjs";
import { Stop } from "./quickstart/steps.mjs";
import { ensureChromium } from "./test/chromium.mjs";
import { browser, jest, pass, runStages } from "./test/stages.mjs";

/**
 * `npm test`: installs what is missing, then every check there is, cheapest first, up to the first that fails.
 * `npm run check` (`check`): those that need neither database nor build nor browser.
 */
const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[/\\]$/, "");
const quick = process.argv.includes("check");
let postgres;

async function main() {
  checkNode();
  await ensureDependencies(root);
  await ensurePrismaClient(root);
  const executable = quick ? undefined : await ensureChromium(root);

  const checks = [
    [
      "types",
      async () =>
        (await pass(root, ["next/dist/bin/next", "typegen"])) && pass(root, ["typescript/bin/tsc", "--noEmit"]),
    ],
    ["lint", () => pass(root, ["@biomejs/biome/bin/biome", "check", "--error-on-warnings"])],
    ["house", () => jest(root, ["house"])],
    ["unit", () => jest(root, ["core"])],
  ];
  const rest = [
    [
      "integration",
      async () => {
        // One PostgreSQL for this stage and those after it, told on through the environment.
        const { startTestPostgres } = await import("../tests/setup/postgres.mjs");
        postgres = await startTestPostgres();
        return jest(root, ["integration"]);
      },
    ],
    ["build", () => ensureBuild(root).then(() => true)],
    ["http", () => jest(root, ["http"])],
    ["browser", () => browser(root, { CHROMIUM: executable })],
  ];
  return runStages(quick ? checks : [...checks, ...rest]);
}

async function leave(code) {
  await postgres?.stop();
  process.exit(code);
}

// The runners at work get the same signal and end first.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => leave(130));

main().then(
  (ok) => leave(ok ? 0 : 1),
  (error) => {
    process.stderr.write(`${error instanceof Stop ? error.message : error.stack}\n0 passed, 1 failed\n`);
    return leave(1);
  },
);
