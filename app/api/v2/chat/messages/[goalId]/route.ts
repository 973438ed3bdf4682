import { messageList, messageParams, messageQuery } from "@/lib/contracts/chat";
import { endpoint } from "@/lib/http/endpoint";
import { house } from "@/lib/wiring";

export const GET = endpoint(
  { door: "member", params: messageParams, query: messageQuery, reply: messageList },
  ({ actor, params, query }) => house().listMessages(actor, params.goalId, query),
);
