import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { cutOff, type Fault, FaultQueue, parseFault } from "./fault";

/** One request as the stand-in saw it, kept for tests to look at. `body` is the raw text. */
export type Call = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
};

/** Objects are sent as JSON, strings as they are (HTML unless the headers say otherwise). */
export type Answer = { status?: number; headers?: Record<string, string>; body?: unknown };

export type StandIn = {
  url: string;
  port: number;
  /** Orders trouble for the next matching call; over HTTP the same as `POST /__faults`. */
  fault(fault: Fault): void;
  /** Every call since the last reset, control calls left out. */
  calls(): Call[];
  /** Forgets faults, calls and the vendor's own state; over HTTP `POST /__reset`. */
  reset(): void;
  close(): Promise<void>;
};

type Vendor = {
  port?: number;
  answer(call: Call): Answer | Promise<Answer>;
  /** A framework of the vendor's own may take the raw request; it answers true when it did. */
  delegate?(req: IncomingMessage, res: ServerResponse, path: string, fault?: Fault): boolean;
  /** How this vendor words a failure of the given status. */
  failure?(status: number, fault: Fault): unknown;
  reset?(): void;
};

const MAX_BODY = 10 * 1024 * 1024;
const MAX_CALLS = 5_000;

async function readBody(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req) {
    size += chunk.length;
    if (size > MAX_BODY) throw new Error("body too large for a stand-in");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function reply(res: ServerResponse, { status = 200, headers = {}, body }: Answer) {
  const text = typeof body === "string" ? body : body === undefined ? "" : JSON.stringify(body);
  const type = typeof body === "string" ? "text/html; charset=utf-8" : "application/json";
  res.writeHead(status, { "content-type": type, "cache-control": "no-store", ...headers }).end(text);
}

/** Parsed JSON, or undefined for anything else. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Starts one vendor on a loopback port (0 or none: the system picks one). */
export async function startStandIn(vendor: Vendor): Promise<StandIn> {
  const faults = new FaultQueue();
  const stopping = new AbortController();
  let calls: Call[] = [];

  const reset = () => {
    faults.clear();
    calls = [];
    vendor.reset?.();
  };

  const control = (path: string, body: string): Answer => {
    if (path === "/__reset") {
      reset();
      return { status: 204 };
    }
    const fault = parseFault(parseJson(body));
    if (!fault) return { status: 422, body: { error: "kind must be status, stall, cut or slow" } };
    faults.add(fault);
    return { status: 204 };
  };

  const serve = async (req: IncomingMessage, res: ServerResponse) => {
    const { method = "GET" } = req;
    const { pathname: path, searchParams: query } = new URL(req.url ?? "/", "http://stand-in");
    if (method === "POST" && path.startsWith("/__")) {
      if (path === "/__reset" || path === "/__faults") return reply(res, control(path, await readBody(req)));
    }
    const fault = faults.take(method, path);
    if (fault?.kind === "stall") return;
    if (fault?.kind === "slow") await pause(fault.delayMs ?? 1_000, stopping.signal);
    const honest = fault === undefined || fault.kind === "slow";
    if (honest && vendor.delegate?.(req, res, path, fault)) return;
    const call = { method, path, query, headers: req.headers, body: await readBody(req) };
    if (!path.startsWith("/__")) calls = [...calls.slice(1 - MAX_CALLS), call];
    if (fault?.kind === "cut") return cutOff(res);
    if (fault?.kind === "status") {
      const status = fault.status ?? 500;
      const headers = fault.retryAfter === undefined ? undefined : { "retry-after": String(fault.retryAfter) };
      return reply(res, { status, headers, body: vendor.failure?.(status, fault) ?? { message: `fault ${status}` } });
    }
    reply(res, await vendor.answer(call));
  };

  const server = createServer((req, res) => {
    serve(req, res).catch((error: unknown) => {
      if (res.headersSent || res.destroyed) return res.destroy();
      reply(res, { status: 500, body: { message: `stand-in failed: ${error}` } });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(vendor.port ?? 0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;

  const close = () =>
    new Promise<void>((resolve) => {
      stopping.abort();
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    fault: (fault) => faults.add(fault),
    calls: () => calls,
    reset,
    close,
  };
}

function pause(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
  });
}
