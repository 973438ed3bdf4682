import type { PrismaClient } from "@/lib/adapters/prisma/generated/client";
import { argon2Passwords } from "@/lib/adapters/system/passwords";
import { TRIAL_DAYS } from "@/lib/core/billing/plans";
import { DAY_MS } from "@/lib/core/kernel/day";
import { seedDemoChats } from "./demo-chats";
import { DEMO_GOALS } from "./demo-goals";
import { seedDemoLog } from "./demo-log";

export const DEMO_EMAIL = "demo@goalcoach.local";
export const DEMO_ADMIN_EMAIL = "admin@goalcoach.local";

/**
 * A world to look at, for the quickstart and nowhere else (T41): a member with goals, and an admin. Safe at every start:
 * what is there stays, the log goes on to yesterday, and a trial that has run out begins again.
 */
export async function seedDemo(
  prisma: PrismaClient,
  passwords: { readonly member: string; readonly admin: string },
  now = new Date(),
): Promise<void> {
  const member = await seedPerson(prisma, now, {
    email: DEMO_EMAIL,
    firstName: "Dana",
    lastName: "Demo",
    role: "user",
    password: passwords.member,
  });
  await seedPerson(prisma, now, {
    email: DEMO_ADMIN_EMAIL,
    firstName: "Alex",
    lastName: "Admin",
    role: "super_admin",
    password: passwords.admin,
  });
  await prisma.user.updateMany({
    where: {
      id: member,
      OR: [{ trialStartedAt: null }, { trialStartedAt: { lte: new Date(now.getTime() - (TRIAL_DAYS - 1) * DAY_MS) } }],
    },
    data: { trialStartedAt: new Date(now.getTime() - DAY_MS / 2) },
  });
  await prisma.profile.upsert({
    where: { userId: member },
    create: {
      userId: member,
      name: "Dana Demo",
      age: 34,
      occupation: "Product designer",
      location: "Portland, Oregon",
      mainChallenges: "Evenings disappear into the phone.",
      hobbiesInterests: "Trail walks, crime novels, sourdough.",
      valuesMotivations: "Keeping promises to myself.",
    },
    update: {},
  });
  for (const goal of DEMO_GOALS) await seedDemoLog(prisma, member, goal, now);
  await seedDemoChats(prisma, member, now);
}

type Person = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: "user" | "super_admin";
  readonly password: string;
};

/** The account, with the password of this start; returns its id. */
async function seedPerson(prisma: PrismaClient, now: Date, { password, ...person }: Person): Promise<string> {
  const { hash, check } = argon2Passwords();
  const known = await prisma.user.findUnique({
    where: { email: person.email },
    select: { id: true, passwordHash: true },
  });
  if (known && (await check(password, known.passwordHash))) return known.id;
  const passwordHash = await hash(password);
  const { id } = await prisma.user.upsert({
    where: { email: person.email },
    create: {
      ...person,
      passwordHash,
      emailVerifiedAt: now,
      createdAt: new Date(now.getTime() - 70 * DAY_MS),
      preferences: { create: {} },
    },
    update: { passwordHash },
  });
  return id;
}
