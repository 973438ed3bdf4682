import nextJest from "next/jest.js";

const next = nextJest({ dir: "./" });

/** One project per height of the house; `npx jest tests/core` runs what it names and starts nothing it does not need. */
const project = (displayName, folders, more = {}) =>
  next({
    displayName,
    testEnvironment: "node",
    testMatch: folders.map((folder) => `<rootDir>/tests/${folder}/**/*.test.{ts,tsx}`),
    moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
    modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/.data/"],
    setupFilesAfterEnv: ["<rootDir>/tests/setup/console.ts"],
    ...more,
  })();

const database = {
  globalSetup: "<rootDir>/tests/setup/database.mjs",
  globalTeardown: "<rootDir>/tests/setup/teardown.mjs",
};
const server = { ...database, globalSetup: "<rootDir>/tests/setup/server.mjs" };

/** @returns {Promise<import("jest").Config>} */
export default async function config() {
  return {
    // PostgreSQL, the server and the machine's other work want a core too.
    maxWorkers: 2,
    testTimeout: 20_000,
    projects: await Promise.all([
      project("house", ["house"]),
      project("core", ["core", "contracts", "emails", "client", "components", "stand-ins", "scripts"]),
      project("integration", ["usecases", "adapters", "worker"], database),
      project("http", ["http"], server),
    ]),
  };
}
