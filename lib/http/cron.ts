import { createHash, timingSafeEqual } from "node:crypto";
import { refuse } from "@/lib/core/kernel/refusal";
import { env } from "@/lib/env";
import { machinery } from "@/lib/wiring";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Does what is due, for hosts without long-running processes. Without the secret there is nothing here. */
export async function workOnDemand(request: Request): Promise<void> {
  const { CRON_SECRET } = env.app();
  const given = /^Bearer (.+)$/.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";
  if (!CRON_SECRET || !timingSafeEqual(digest(given), digest(CRON_SECRET))) refuse("not_found", "Not found");
  await machinery.workOnce();
}
