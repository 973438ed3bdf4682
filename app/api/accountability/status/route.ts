import { accountabilityReply } from "@/lib/contracts/goals";
import { endpoint } from "@/lib/http/endpoint";
import { house } from "@/lib/wiring";

export const GET = endpoint({ door: "member", reply: accountabilityReply }, ({ actor }) =>
  house().accountabilityStatus(actor),
);
