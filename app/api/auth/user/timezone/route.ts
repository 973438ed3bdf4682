import { userView, zoneChoice } from "@/lib/contracts/accounts";
import { endpoint } from "@/lib/http/endpoint";
import { house } from "@/lib/wiring";

export const PATCH = endpoint({ door: "member", body: zoneChoice, reply: userView }, ({ actor, body }) =>
  house().changeZone(actor, body),
);
