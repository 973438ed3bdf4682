import { coachAssignment, coachMessage } from "@/lib/contracts/coaches";
import { goalParams } from "@/lib/contracts/goals";
import type { GoalId } from "@/lib/core/kernel/id";
import { endpoint } from "@/lib/http/endpoint";
import { house } from "@/lib/wiring";

export const POST = endpoint(
  { door: "member", params: goalParams, body: coachAssignment, reply: coachMessage },
  ({ actor, params, body }) => house().assignCoach(actor, params.goalId as GoalId, body.coach_keys[0] ?? ""),
);
