import type { Member } from "@/lib/core/accounts/actor";
import { isPaused } from "@/lib/core/check-ins/pause";
import { accountability, overallStatus } from "@/lib/core/goals/accountability";
import { goalFacts } from "@/lib/core/goals/goal-record";
import { timeLeft } from "@/lib/core/goals/timeline";
import { today } from "@/lib/core/kernel/day";
import type { Needs } from "@/lib/usecases/needs";

/** GET /api/accountability/status (spec 1 §3): the active goals, what today asks of each, and the sums. */
export const accountabilityStatus =
  ({ stores: { goals, pauses }, clock }: Pick<Needs, "stores" | "clock">) =>
  async (actor: Member) => {
    const moment = { ...actor, now: clock.now() };
    const [found, words, rests] = await Promise.all([
      goals.list(actor.userId),
      goals.lastCoachWords(actor.userId),
      pauses.list(actor.userId),
    ]);
    const told = found
      .filter((goal) => goal.completedAt === null)
      .map((goal) => {
        const own = rests.filter(({ goalId }) => goalId === null || goalId === goal.id);
        const { id, title, coachId, coach, currentValue, targetValue, unit, progressPercent } = goalFacts(goal);
        return {
          goalId: id,
          goalTitle: title,
          coachId,
          coach,
          currentValue,
          targetValue,
          unit,
          progressPercent,
          checkInTime: goal.remindAt,
          daysRemaining: timeLeft(goal, moment)?.days ?? null,
          lastCoachMessage: words.get(id) ?? null,
          ...accountability(
            { ...goal, checkInTime: goal.remindAt, isPausedToday: isPaused(today(moment), own) },
            moment,
          ),
        };
      });
    return { goals: told, overallStatus: overallStatus(told) };
  };
