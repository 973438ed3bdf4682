import { goalParams, goalPatch, goalReply } from "@/lib/contracts/goals";
import type { GoalId } from "@/lib/core/kernel/id";
import { endpoint } from "@/lib/http/endpoint";
import { house } from "@/lib/wiring";

export const GET = endpoint({ door: "member", params: goalParams, reply: goalReply }, ({ actor, params }) =>
  house().readGoal(actor, params.goalId as GoalId),
);

export const PATCH = endpoint(
  { door: "member", params: goalParams, body: goalPatch, reply: goalReply },
  ({ actor, params, body }) => house().editGoal(actor, params.goalId as GoalId, body),
);

export const DELETE = endpoint({ door: "member", params: goalParams }, ({ actor, params }) =>
  house().deleteGoal(actor, params.goalId as GoalId),
);
