import { refuse } from "@/lib/core/kernel/refusal";
import { env } from "@/lib/env";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** T11: a call that changes something must come from our own pages, or from a program that sends no browser headers. */
export function requireSameOrigin(request: Request): void {
  if (SAFE.has(request.method)) return;
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const ours = origin === null ? site === null || site === "same-origin" || site === "none" : isOurs(origin, request);
  if (!ours || site === "cross-site") refuse("forbidden", "This call came from another site.");
}

/** Our configured origin, or the very host the browser is talking to (127.0.0.1 beside localhost). */
function isOurs(origin: string, request: Request): boolean {
  if (origin === new URL(env.app().APP_URL).origin) return true;
  const host = request.headers.get("host");
  return URL.canParse(origin) && host !== null && new URL(origin).host === host;
}
