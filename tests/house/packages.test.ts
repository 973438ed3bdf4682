import { readFileSync } from "node:fs";
import { join } from "node:path";

const read = (file: string) => readFileSync(join(__dirname, "../..", file), "utf8");
const { dependencies, devDependencies } = JSON.parse(read("package.json")) as Record<
  "dependencies" | "devDependencies",
  Record<string, string>
>;
const direct = { ...dependencies, ...devDependencies };
const locked = JSON.parse(read("package-lock.json")).packages as Record<string, { version: string; resolved?: string }>;

const version = (name: string) => (locked[`node_modules/${name}`]?.version ?? "0").split(".").map(Number);
const atLeast = (name: string, floor: string) => {
  const wanted = floor.split(".").map(Number);
  const found = version(name);
  const first = found.findIndex((part, index) => part !== wanted[index]);
  return first === -1 || (found[first] ?? 0) > (wanted[first] ?? 0);
};

test("at most 45 direct dependencies", () => {
  expect(Object.keys(direct).length).toBeLessThanOrEqual(45);
});

test("exact pins, no canaries", () => {
  const loose = Object.entries(direct).filter(
    ([, range]) => !/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(range) || /canary|rc\b/.test(range),
  );
  expect(loose).toEqual([]);
});

test.each([
  ["next", "16.4.6"],
  ["react", "19.3.1"],
  ["react-dom", "19.3.1"],
  ["next-auth", "4.24.15"],
])("%s is at least %s (T40)", (name, floor) => {
  expect(atLeast(name, floor)).toBe(true);
});

test("the lock file names no registry but npm's own", () => {
  const hosts = Object.values(locked).flatMap(({ resolved }) => (resolved ? [new URL(resolved).host] : []));
  expect(hosts.filter((host) => host !== "registry.npmjs.org")).toEqual([]);
});
