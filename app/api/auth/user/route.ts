import { userView } from "@/lib/contracts/accounts";
import { endpoint } from "@/lib/http/endpoint";
import { house } from "@/lib/wiring";

export const GET = endpoint({ door: "member", reply: userView }, ({ actor }) => house().getUser(actor));
