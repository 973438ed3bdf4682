import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** One hash over the content of `places` (files or folders, those that are missing left out), names included. */
export function fingerprint(root, places, salt = "") {
  const hash = createHash("sha256").update(salt);
  for (const path of places.flatMap((place) => filesUnder(join(root, place))).sort()) {
    hash.update(`\0${relative(root, path)}\0`).update(readFileSync(path));
  }
  return hash.digest("hex");
}

function filesUnder(path) {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (!facts) return [];
  if (facts.isFile()) return [path];
  return readdirSync(path)
    .filter((name) => name !== "generated" && name !== "node_modules" && !name.startsWith("."))
    .flatMap((name) => filesUnder(join(path, name)));
}

/** Whether the note in `file` says that the work was done for exactly this `print`. */
export const isDone = (file, print) => existsSync(file) && readFileSync(file, "utf8") === print;

export function noteDone(file, print) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, print);
}
