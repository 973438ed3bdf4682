import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What this installation made up for itself on its first start and keeps: readable by its owner alone. */
export function secretsIn(folder) {
  return kept(join(folder, "secrets.json"), () => ({
    database: randomBytes(16).toString("hex"),
    NEXTAUTH_SECRET: randomBytes(32).toString("hex"),
    CRON_SECRET: randomBytes(32).toString("hex"),
    demoPassword: `demo-${randomBytes(5).toString("hex")}`,
    adminPassword: `admin-${randomBytes(8).toString("hex")}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(24).toString("hex")}`,
  }));
}

function kept(file, make) {
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  mkdirSync(join(file, ".."), { recursive: true, mode: 0o755 });
  const made = make();
  writeFileSync(file, JSON.stringify(made, null, 2), { mode: 0o600 });
  return made;
}

/** Small facts from one start to the next, such as ports and the ids of children; {} when there are none. */
export function recall(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

export function remember(file, facts) {
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, JSON.stringify(facts, null, 2));
}
