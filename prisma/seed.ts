import type { PrismaClient } from "@/lib/adapters/prisma/generated/client";

/** What the product cannot be without: coaches, categories, templates, prices. Safe to run again. */
export async function seedCatalogue(_prisma: PrismaClient): Promise<void> {}

/** A world to look at, for the quickstart and nowhere else (T41): a member with goals, and an admin. Safe to run again. */
export async function seedDemo(_prisma: PrismaClient, _passwords: { member: string; admin: string }): Promise<void> {}
