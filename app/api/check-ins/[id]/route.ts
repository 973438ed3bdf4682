import { checkInParams, checkInPatch, checkInReply } from "@/lib/contracts/check-ins";
import type { CheckInId } from "@/lib/core/kernel/id";
import { endpoint } from "@/lib/http/endpoint";
import { house } from "@/lib/wiring";

export const PATCH = endpoint(
  { door: "member", params: checkInParams, body: checkInPatch, reply: checkInReply },
  ({ actor, params, body }) => house().editCheckIn(actor, params.id as CheckInId, body),
);

export const DELETE = endpoint({ door: "member", params: checkInParams, reply: checkInReply }, ({ actor, params }) =>
  house().removeCheckIn(actor, params.id as CheckInId),
);
