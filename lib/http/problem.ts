import { Refusal, type RefusalCode } from "@/lib/core/kernel/refusal";
import { MissingSetting } from "@/lib/env";

/** The one table from a refusal to its HTTP status. */
const STATUS = {
  unauthenticated: 401,
  limit_reached: 402,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_media: 415,
  invalid: 422,
  too_many: 429,
  unavailable: 503,
} as const satisfies Record<RefusalCode, number>;

/** A vendor whose key is not set stops its own features only; the log names the variable, the person gets a plain sentence. */
const asRefusal = (fault: unknown): unknown =>
  fault instanceof MissingSetting
    ? new Refusal("unavailable", "This part of GoalCoach is not set up here yet.")
    : fault;

/** RFC 9457 problem details, with `error` and `message` besides so that the specified client rule works (spec 1 §8). */
export function problem(thrown: unknown, requestId: string): Response {
  const fault = asRefusal(thrown);
  const known = fault instanceof Refusal;
  const status = known ? STATUS[fault.code] : 500;
  const words = known ? fault.words : "Something went wrong on our side. Please try again.";
  const { fields, retryAfter, extra } = known ? fault.detail : {};
  const body = {
    type: "about:blank",
    title: known ? fault.code : "internal_error",
    status,
    detail: words,
    error: words,
    message: words,
    requestId,
    ...(fields && { fields }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...extra,
  };
  const headers = new Headers({
    "content-type": "application/problem+json",
    "cache-control": "no-store",
  });
  if (retryAfter !== undefined) headers.set("retry-after", String(Math.max(1, Math.ceil(retryAfter))));
  return new Response(JSON.stringify(body), { status, headers });
}
