import { checkInInput, checkInListReply, checkInQuery, checkInReply } from "@/lib/contracts/check-ins";
import { goalParams } from "@/lib/contracts/goals";
import type { GoalId } from "@/lib/core/kernel/id";
import { Answer, endpoint } from "@/lib/http/endpoint";
import { house } from "@/lib/wiring";

export const GET = endpoint(
  { door: "member", params: goalParams, query: checkInQuery, reply: checkInListReply },
  ({ actor, params, query }) => house().listCheckIns(actor, params.goalId as GoalId, query),
);

export const POST = endpoint(
  { door: "member", params: goalParams, body: checkInInput, reply: checkInReply, status: 201 },
  async ({ actor, params, body }) => {
    const recorded = await house().recordCheckIn(actor, params.goalId as GoalId, body);
    return new Answer(recorded.isReplay ? 200 : 201, recorded);
  },
);
