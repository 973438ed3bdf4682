import { coachListReply } from "@/lib/contracts/coaches";
import { endpoint } from "@/lib/http/endpoint";
import { house } from "@/lib/wiring";

export const GET = endpoint({ door: "member", reply: coachListReply }, ({ actor }) => house().listCoaches(actor));
