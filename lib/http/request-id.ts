const SAFE = /^[A-Za-z0-9_-]{8,64}$/;

/** The id that ties an answer to its log lines: the caller's own where it is harmless, else a new one. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get("x-request-id");
  return given && SAFE.test(given) ? given : crypto.randomUUID();
}
