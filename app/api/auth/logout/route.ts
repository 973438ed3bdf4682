import { askToSignOut, goTo, isOwnNavigation, letOut } from "@/lib/http/accounts/sign-out";
import { endpoint } from "@/lib/http/endpoint";

/** Signs out whoever follows a link of ours, and asks everybody else first (T11, spec 2 §2). */
export const GET = endpoint({ door: "visitor" }, async ({ actor, request }) => {
  if (!isOwnNavigation(request)) return askToSignOut();
  await letOut(actor);
  return goTo("/");
});

/** 204; a form of ours is sent home instead. */
export const POST = endpoint({ door: "visitor" }, async ({ actor, request }) => {
  await letOut(actor);
  return request.headers.get("accept")?.includes("text/html") ? goTo("/") : undefined;
});
