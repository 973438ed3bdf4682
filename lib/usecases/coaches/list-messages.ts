import type { Member } from "@/lib/core/accounts/actor";
import { openingDue, stateAt } from "@/lib/core/coaches/conversation";
import type { GoalId, MessageId } from "@/lib/core/kernel/id";
import type { Needs } from "@/lib/usecases/needs";
import { ownedGoal } from "../goals/owned-goal";

const PAGE = 50;

type Page = { readonly before?: MessageId; readonly limit?: number };

/**
 * What is shown of a goal's conversation, oldest first, the latest page unless `before` names a message (R7). Hidden requests are never
 * among it; a reply whose writer died reads as interrupted. `opening`: the coach is due to speak first. Refuses `not_found`.
 */
export const listMessages =
  ({ stores, clock }: Pick<Needs, "stores" | "clock">) =>
  async ({ userId }: Member, goalId: GoalId, { before, limit = PAGE }: Page = {}) => {
    const [goal, found, talk] = await Promise.all([
      ownedGoal(stores, userId, goalId),
      stores.messages.page(userId, goalId, { before, limit: limit + 1 }),
      stores.conversations.find(userId, goalId),
    ]);
    const now = clock.now();
    return {
      messages: found.slice(-limit).map((message) => ({ ...message, state: stateAt(message, now) })),
      conversationId: talk?.id ?? null,
      hasMore: found.length > limit,
      opening: openingDue(talk ?? { isEmpty: true, lastCoachId: null }, goal.coachId) !== null,
    };
  };
