import type { PrismaClient } from "@/lib/adapters/prisma/generated/client";
import type { Amount } from "@/lib/core/check-ins/amount";
import { milestoneNotice } from "@/lib/core/check-ins/milestone-notice";
import { newMilestones } from "@/lib/core/check-ins/progress";
import { addDays, DAY_MS, HOUR_MS, type LocalDate, localDate, UTC } from "@/lib/core/kernel/day";
import type { CoachId, GoalId } from "@/lib/core/kernel/id";
import type { DemoEntry, DemoGoal } from "./demo-goals";

type Line = DemoEntry & { readonly day: LocalDate; readonly at: Date };
const dateOf = (day: LocalDate) => new Date(`${day}T00:00:00Z`);

/** The goal, its log up to yesterday, and what the log reached: completion, milestones, notifications. */
export async function seedDemoLog(prisma: PrismaClient, userId: string, goal: DemoGoal, now: Date): Promise<void> {
  const today = localDate(now, UTC);
  const firstDay = addDays(today, -goal.startedDaysAgo);
  const { id, startDay } = await prisma.goal.upsert({
    where: { id: goal.id },
    create: {
      id: goal.id,
      userId,
      coachId: goal.coachId,
      title: goal.title,
      description: goal.description,
      category: goal.category,
      targetValue: goal.target,
      unit: goal.unit,
      startDay: dateOf(firstDay),
      deadline: dateOf(addDays(firstDay, goal.lastsDays)),
      checkInTime: goal.checkInTime,
      createdAt: new Date(dateOf(firstDay).getTime() + 9 * HOUR_MS),
    },
    update: {},
    select: { id: true, startDay: true },
  });
  const lines = logOf(goal, startDay.toISOString().slice(0, 10) as LocalDate, today);
  await prisma.checkIn.createMany({
    skipDuplicates: true,
    data: lines.map(({ day, ...line }) => ({
      ...line,
      userId,
      goalId: id,
      day: dateOf(day),
      zone: UTC,
      idempotencyKey: `demo:${id}:${day}`,
    })),
  });
  await tell(prisma, userId, goal, lines, now);
}

/** An open goal never fills up by itself, however long the demo is kept. */
function logOf(goal: DemoGoal, startDay: LocalDate, today: LocalDate): Line[] {
  const lines: Line[] = [];
  const isMeantToEnd = goal.id.endsWith("4");
  let total = 0;
  for (let number = 0; addDays(startDay, number) < today; number += 1) {
    const entry = goal.entry(number);
    const isFull = !isMeantToEnd && total + (entry?.value ?? 0) >= goal.target;
    if (!entry || isFull) continue;
    total += entry.value;
    const day = addDays(startDay, number);
    const minutes = (number * 37) % 50;
    lines.push({ ...entry, day, at: new Date(dateOf(day).getTime() + 18 * HOUR_MS + minutes * 60_000) });
  }
  return lines;
}

async function tell(
  prisma: PrismaClient,
  userId: string,
  goal: DemoGoal,
  lines: readonly Line[],
  now: Date,
): Promise<void> {
  const told: number[] = [];
  const target = (goal.target * 100) as Amount;
  let current = 0;
  for (const { value, at } of lines) {
    current += Math.round(value * 100);
    for (const percent of newMilestones(target, current as Amount, told)) {
      told.push(percent);
      await prisma.goalMilestone.createMany({
        skipDuplicates: true,
        data: [{ goalId: goal.id, percent, reachedAt: at }],
      });
      const facts = {
        ...goal,
        id: goal.id as GoalId,
        coachId: goal.coachId as CoachId,
        target,
        current: current as Amount,
      };
      const isOld = now.getTime() - at.getTime() > 12 * DAY_MS;
      await prisma.notification.createMany({
        skipDuplicates: true,
        data: [{ ...milestoneNotice(facts, percent), userId, createdAt: at, readAt: isOld ? at : null }],
      });
      if (percent === 100)
        await prisma.goal.updateMany({ where: { id: goal.id, completedAt: null }, data: { completedAt: at } });
    }
  }
}
