import { unstable_rethrow } from "next/navigation";
import type { ZodType, z } from "zod";
import { Refusal } from "@/lib/core/kernel/refusal";
import { type Doors, enter } from "@/lib/http/enter";
import { problem } from "@/lib/http/problem";
import { readAs, readJson } from "@/lib/http/read-input";
import { requestIdOf } from "@/lib/http/request-id";
import { requireSameOrigin } from "@/lib/http/same-origin";
import { log } from "@/lib/wiring";

type Contract = ZodType | undefined;
type Read<Its extends Contract> = Its extends ZodType ? z.output<Its> : undefined;

type Spec<Door, Params, Query, Body, Reply> = {
  readonly door: Door;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly reply?: Reply;
  /** Of the answer; 200 unless told, 204 where there is no reply. */
  readonly status?: number;
};

type Given<Door extends keyof Doors, Params extends Contract, Query extends Contract, Body extends Contract> = {
  readonly actor: Doors[Door];
  readonly params: Read<Params>;
  readonly query: Read<Query>;
  readonly body: Read<Body>;
  readonly request: Request;
};

type Context = { params: Promise<Record<string, string | string[] | undefined>> };
type Handler = (request: Request, context: Context) => Promise<Response>;
/** `spec` is there for the OpenAPI document, which is read off the route files themselves. */
export type Route = Handler & { readonly spec: Spec<keyof Doors, Contract, Contract, Contract, Contract> };

/** An answer with a status of its own, where one endpoint has two (201 when made, 200 on replay). */
export class Answer<T> {
  constructor(
    readonly status: number,
    readonly value: T,
    readonly headers: Record<string, string> = {},
  ) {}
}

/**
 * The shape of every route handler: enter the door, read the input by its contract, act, strip the reply to its contract.
 * Input that does not fit is 422 naming the fields; a reply that does not fit is our fault. A handler may answer a
 * ready-made Response (a stream, a redirect), which passes as it is. Nothing else is an option here: allowances,
 * ownership and rates are rules of the use cases.
 */
export function endpoint<
  Door extends keyof Doors,
  Params extends Contract = undefined,
  Query extends Contract = undefined,
  Body extends Contract = undefined,
  Reply extends Contract = undefined,
>(
  spec: Spec<Door, Params, Query, Body, Reply>,
  act: (given: Given<Door, Params, Query, Body>) => Promise<unknown>,
): Route {
  const handle: Handler = async (request, context) => {
    const requestId = requestIdOf(request.headers);
    const response = await serve(requestId, request, async () => {
      requireSameOrigin(request);
      const actor = await enter[spec.door]();
      const params = spec.params ? readAs(spec.params, await context.params, "not_found") : undefined;
      const query = spec.query ? readAs(spec.query, searchOf(request), "invalid") : undefined;
      const body = spec.body ? readAs(spec.body, await readJson(request), "invalid") : undefined;
      const given = { actor, params, query, body, request } as Given<Door, Params, Query, Body>;
      const outcome = await act(given);
      if (outcome instanceof Response) return outcome;
      const answer = outcome instanceof Answer ? outcome : new Answer(spec.status ?? (spec.reply ? 200 : 204), outcome);
      return spec.reply
        ? Response.json(spec.reply.parse(answer.value), { status: answer.status, headers: answer.headers })
        : new Response(null, { status: answer.status, headers: answer.headers });
    });
    response.headers.set("x-request-id", requestId);
    if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
    return response;
  };
  return Object.assign(handle, { spec });
}

const searchOf = (request: Request) => Object.fromEntries(new URL(request.url).searchParams);

/** Runs one request's work; whatever is thrown becomes a problem, and only what nobody foresaw is logged as an error. */
async function serve(requestId: string, request: Request, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (fault) {
    unstable_rethrow(fault);
    if (!(fault instanceof Refusal))
      log().error("request failed", { requestId, method: request.method, path: new URL(request.url).pathname, fault });
    return problem(fault, requestId);
  }
}
