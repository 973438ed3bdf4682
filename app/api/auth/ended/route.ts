import { endedVisit } from "@/lib/contracts/accounts";
import { safeReturnPath } from "@/lib/core/accounts/return-path";
import { MEMBER_COOKIE } from "@/lib/http/accounts/session-cookie";
import { leaveBehind } from "@/lib/http/accounts/sign-out";
import { endpoint } from "@/lib/http/endpoint";

/** A page met a cookie that opens nothing any more: it is taken away, and the person is asked to sign in again. */
export const GET = endpoint({ door: "visitor", query: endedVisit }, ({ query }) =>
  leaveBehind(MEMBER_COOKIE(), safeReturnPath(query.next) ?? "/dashboard"),
);
