import type { Db } from "@/lib/adapters/prisma/client";

/** Every store of the house over one client or one transaction: what `atomically` puts in scope. */
export const stores = (_db: Db) => ({});

export type Stores = ReturnType<typeof stores>;
