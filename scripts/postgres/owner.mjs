import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * PostgreSQL refuses to run as root. Null for an ordinary user, who runs it themselves; for root the ids of a system
 * user, made when there is none.
 * @returns {{ uid: number, gid: number } | null}
 */
export function postgresOwner() {
  if (process.getuid?.() !== 0) return null;
  const known = idsOf("postgres") ?? idsOf("goalcoach");
  if (known) return known;
  try {
    execFileSync("useradd", ["--system", "--user-group", "--shell", "/bin/false", "goalcoach"], { stdio: "ignore" });
  } catch {
    // No useradd here (a minimal image): `nobody` exists everywhere and owns nothing.
  }
  const made = idsOf("goalcoach") ?? idsOf("nobody");
  if (!made)
    throw new Error("PostgreSQL cannot run as root, and no other user could be found or made. Set DATABASE_URL.");
  return made;
}

function idsOf(name) {
  try {
    const id = (flag) => Number(execFileSync("id", [flag, name], { stdio: ["ignore", "pipe", "ignore"] }).toString());
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    return null;
  }
}

/** Whether `owner` can enter `folder`: the first folder on the way up that exists, and every one above it. */
export function canReach(owner, folder) {
  if (!owner) return true;
  const parent = dirname(folder);
  const here = statSync(folder, { throwIfNoEntry: false });
  const open =
    !here ||
    (here.mode & 0o001) !== 0 ||
    (here.uid === owner.uid && (here.mode & 0o100) !== 0) ||
    (here.gid === owner.gid && (here.mode & 0o010) !== 0);
  return open && (parent === folder || canReach(owner, parent));
}
