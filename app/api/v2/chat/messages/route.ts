import { goalMessageQuery, messageList } from "@/lib/contracts/chat";
import { endpoint } from "@/lib/http/endpoint";
import { house } from "@/lib/wiring";

export const GET = endpoint({ door: "member", query: goalMessageQuery, reply: messageList }, ({ actor, query }) =>
  house().listMessages(actor, query.goalId, query),
);
