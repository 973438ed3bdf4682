import { googleVisit } from "@/lib/contracts/accounts";
import { beginGoogle } from "@/lib/http/accounts/google";
import { endpoint } from "@/lib/http/endpoint";

/** A browser's navigation: on to Google, and back to `next` afterwards. */
export const GET = endpoint({ door: "visitor", query: googleVisit }, ({ actor, query, request }) =>
  beginGoogle(actor, query, request.headers.get("host")),
);
