import type { Scope } from "@/lib/adapters/prisma/atomically";
import { allowance } from "@/lib/core/billing/allowance";
import { fitsLimit } from "@/lib/core/billing/plans";
import { refuseUpgrade, upgradeInfo } from "@/lib/core/billing/upgrade-info";
import type { UserId } from "@/lib/core/kernel/id";

/** Refuses `limit_reached` with the plan info of R1 unless one more goal may be open. Call it under the owner's lock (T18). */
export async function requireRoom({ billing, goals }: Scope, userId: UserId, now: Date): Promise<void> {
  const facts = await billing.facts(userId);
  const open = await goals.countOpen(userId);
  if (!fitsLimit(open, allowance(facts, now).goalLimit)) refuseUpgrade(upgradeInfo(facts, open, "goals", now));
}
