import { goalCreated, goalInput, goalListReply } from "@/lib/contracts/goals";
import { Answer, endpoint } from "@/lib/http/endpoint";
import { house } from "@/lib/wiring";

export const GET = endpoint({ door: "member", reply: goalListReply }, ({ actor }) => house().listGoals(actor));

export const POST = endpoint(
  { door: "member", body: goalInput, reply: goalCreated, status: 201 },
  async ({ actor, body }) => {
    const created = await house().createGoal(actor, body);
    return new Answer(created.isReplay ? 200 : 201, created);
  },
);
