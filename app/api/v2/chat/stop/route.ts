import { stopInput, stopReply } from "@/lib/contracts/chat";
import { endpoint } from "@/lib/http/endpoint";
import { house } from "@/lib/wiring";

export const POST = endpoint({ door: "member", body: stopInput, reply: stopReply }, ({ actor, body }) =>
  house().stopReply(actor, body.conversationId),
);
