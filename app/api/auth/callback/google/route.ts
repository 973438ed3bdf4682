import { googleReturn } from "@/lib/contracts/accounts";
import { finishGoogle } from "@/lib/http/accounts/google";
import { endpoint } from "@/lib/http/endpoint";

/** Where Google sends the browser back to. */
export const GET = endpoint({ door: "visitor", query: googleReturn }, ({ actor, query }) => finishGoogle(actor, query));
