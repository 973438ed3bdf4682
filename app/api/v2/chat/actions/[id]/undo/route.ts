import { actionParams, actionView } from "@/lib/contracts/chat";
import { endpoint } from "@/lib/http/endpoint";
import { house } from "@/lib/wiring";

export const POST = endpoint({ door: "member", params: actionParams, reply: actionView }, ({ actor, params }) =>
  house().undoAction(actor, params.id),
);
