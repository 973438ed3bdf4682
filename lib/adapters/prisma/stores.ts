import type { Db } from "@/lib/adapters/prisma/client";
import { billingStore } from "@/lib/adapters/prisma/stores/billing";
import { checkInStore } from "@/lib/adapters/prisma/stores/check-ins";
import { coachStore } from "@/lib/adapters/prisma/stores/coaches";
import { goalStore } from "@/lib/adapters/prisma/stores/goals";
import { notificationStore } from "@/lib/adapters/prisma/stores/notifications";
import { pauseStore } from "@/lib/adapters/prisma/stores/pauses";

/** Every store of the house over one client or one transaction: what `atomically` puts in scope. */
export const stores = (db: Db) => ({
  billing: billingStore(db),
  checkIns: checkInStore(db),
  coaches: coachStore(db),
  goals: goalStore(db),
  notifications: notificationStore(db),
  pauses: pauseStore(db),
});

export type Stores = ReturnType<typeof stores>;
