import type { ServerResponse } from "node:http";

/**
 * Trouble to order. `match` is a part of `METHOD /path` (default: every call), `times` how often (default 1, 0 = until reset).
 * status: answer with it at once · stall: accept and never answer · cut: break off in the middle of the answer ·
 * slow: answer as usual after `delayMs` (default 1000).
 */
export type Fault = {
  match?: string;
  kind: "status" | "stall" | "cut" | "slow";
  status?: number;
  times?: number;
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number;
  delayMs?: number;
  /** Any fields of the vendor's own, e.g. an error code or a claim to falsify; the stand-in says which it knows. */
  detail?: Record<string, unknown>;
};

const KINDS = ["status", "stall", "cut", "slow"];

/** Reads a fault that came over HTTP; null when it is none. */
export function parseFault(json: unknown): Fault | null {
  const kind = (json as Fault | null)?.kind;
  return kind !== undefined && KINDS.includes(kind) ? (json as Fault) : null;
}

/** The faults that still wait for their call, in the order in which they were ordered. */
export class FaultQueue {
  #waiting: (Fault & { left: number })[] = [];

  add(fault: Fault) {
    this.#waiting.push({ ...fault, left: fault.times === 0 ? Number.POSITIVE_INFINITY : (fault.times ?? 1) });
  }

  /** Takes the first fault meant for this call, and uses it up by one. */
  take(method: string, path: string): Fault | undefined {
    const fault = this.#waiting.find(({ match = "" }) => `${method} ${path}`.includes(match));
    if (fault && --fault.left <= 0) this.#waiting = this.#waiting.filter((other) => other !== fault);
    return fault;
  }

  clear() {
    this.#waiting = [];
  }
}

/** Begins an answer that promises more than it gives, then drops the connection. */
export function cutOff(res: ServerResponse) {
  res.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
  res.write('{"half":', () => res.destroy());
}
