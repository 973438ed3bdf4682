import type { ZodType, z } from "zod";
import { problem } from "@/lib/http/problem";
import { requestIdOf } from "@/lib/http/request-id";
import { log } from "@/lib/wiring";

/** A comment now and then keeps proxies from closing a connection that has nothing to say. */
const HEARTBEAT_MS = 15_000;

const HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
};

export type Emit<Events extends Record<string, ZodType>> = <Name extends keyof Events & string>(
  name: Name,
  data: z.input<Events[Name]>,
) => void;

/** Whether the caller asked for server-sent events. */
export const wantsEvents = (request: Request): boolean =>
  (request.headers.get("accept") ?? "").toLowerCase().includes("text/event-stream");

/**
 * Answers with server-sent events: each is stripped to its contract, like any reply. `work` runs to its own end; its signal aborts
 * when the reader leaves, and what it emits after that goes nowhere. A fault ends the stream with an `error` event.
 */
export function stream<Events extends Record<string, ZodType>>(
  events: Events,
  request: Request,
  work: (emit: Emit<Events>, signal: AbortSignal) => Promise<void>,
): Response {
  const gone = new AbortController();
  const encoder = new TextEncoder();
  let heartbeat: NodeJS.Timeout | undefined;
  const leave = () => {
    clearInterval(heartbeat);
    request.signal.removeEventListener("abort", leave);
    gone.abort();
  };

  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => {
        if (!gone.signal.aborted) controller.enqueue(encoder.encode(text));
      };
      const send = (name: string, data: unknown) => write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
      heartbeat = setInterval(() => write(": still here\n\n"), HEARTBEAT_MS);
      request.signal.addEventListener("abort", leave);
      if (request.signal.aborted) leave();
      work((name, data) => send(name, events[name]?.parse(data)), gone.signal)
        .catch(async (fault: unknown) => {
          const requestId = requestIdOf(request.headers);
          log().error("stream failed", { requestId, path: new URL(request.url).pathname, fault });
          send("error", await problem(fault, requestId).json());
        })
        .finally(() => {
          if (!gone.signal.aborted) controller.close();
          leave();
        });
    },
    cancel: leave,
  });
  return new Response(body, { headers: HEADERS });
}
