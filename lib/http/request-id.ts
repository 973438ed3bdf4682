import { isRequestId } from "@/lib/core/kernel/id";

/** The id that ties an answer to its log lines: the caller's own where it is harmless, else a new one. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get("x-request-id");
  return given && isRequestId(given) ? given : crypto.randomUUID();
}
