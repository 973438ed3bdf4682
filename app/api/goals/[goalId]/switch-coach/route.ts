import { coachMessage, coachSwitch } from "@/lib/contracts/coaches";
import { goalParams } from "@/lib/contracts/goals";
import type { GoalId } from "@/lib/core/kernel/id";
import { endpoint } from "@/lib/http/endpoint";
import { house } from "@/lib/wiring";

export const PUT = endpoint(
  { door: "member", params: goalParams, body: coachSwitch, reply: coachMessage },
  ({ actor, params, body }) => house().switchCoach(actor, params.goalId as GoalId, body),
);
