import { limiterOn } from "@/lib/adapters/prisma/limiter";
import { systemChance } from "@/lib/adapters/system/chance";
import { systemSealer } from "@/lib/adapters/system/sealer";
import { type Member, mint } from "@/lib/core/accounts/actor";
import type { PaidPlan } from "@/lib/core/billing/plans";
import type { Chance } from "@/lib/core/kernel/clock";
import { HOUR_MS, type Zone } from "@/lib/core/kernel/day";
import type { GoalId, SessionId, UserId } from "@/lib/core/kernel/id";
import * as checkIns from "@/lib/usecases/check-ins";
import { assignCoach } from "@/lib/usecases/coaches/assign-coach";
import { listCoaches } from "@/lib/usecases/coaches/list-coaches";
import { switchCoach } from "@/lib/usecases/coaches/switch-coach";
import * as goals from "@/lib/usecases/goals";
import type { TestDatabase } from "./database";

/** What a goal form sends when nothing about it matters. */
export const someGoal = {
  title: "Read 12 books",
  targetValue: 12,
  unit: "books",
  category: "personal",
  coachId: "coach-2",
};

/** The verbs of goals and check-ins on a test database, with the clock in the test's hand. */
export function goalDesk(db: TestDatabase, at = "2026-03-02T12:00:00Z") {
  let now = new Date(at);
  const needs = {
    get stores() {
      return db.stores;
    },
    get atomically() {
      return db.atomically;
    },
    get limiter() {
      return limiterOn(db.pool);
    },
    clock: { now: () => now },
    chance: systemChance as Chance,
    sealer: systemSealer("a secret of the tests, long enough"),
  };
  const verbs = { ...goals, ...checkIns, assignCoach, listCoaches, switchCoach };
  type Verbs = { readonly [Verb in keyof typeof verbs]: ReturnType<(typeof verbs)[Verb]> };
  const bound = new Proxy({} as Verbs, {
    get: (_, name) => (verbs[name as keyof Verbs] as unknown as (its: typeof needs) => unknown)(needs),
  });

  return {
    verbs: bound,
    set: (instant: string) => {
      now = new Date(instant);
    },
    advance: (hours: number) => {
      now = new Date(now.getTime() + hours * HOUR_MS);
    },
    now: () => now,

    async member({
      zone = "UTC",
      dayStartHour = 0,
      email = `${systemChance.secret(6)}@example.test`,
    } = {}): Promise<Member> {
      const user = await db.prisma.user.create({
        data: { email, firstName: "Ada", lastName: "Test", timezone: zone, dayStartHour },
      });
      const userId = user.id as UserId;
      return mint.member({
        userId,
        sessionId: systemChance.id<SessionId>(),
        zone: zone as Zone,
        dayStartHour,
        address: "127.0.0.1",
      });
    },

    /** The same person, on clocks elsewhere. */
    in: (member: Member, zone: string): Member => ({ ...member, zone: zone as Zone }),

    async pays({ userId }: Member, plan: PaidPlan): Promise<void> {
      await db.prisma.subscription.create({
        data: {
          userId,
          plan,
          interval: "month",
          status: "active",
          providerId: `sub_${userId}`,
          hasPaymentMethod: true,
        },
      });
    },

    async goal(member: Member, input: object = {}): Promise<GoalId> {
      return (await bound.createGoal(member, { ...someGoal, ...input })).goal.id;
    },
  };
}
