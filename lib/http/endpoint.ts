import { unstable_rethrow } from "next/navigation";
import type { ZodType, z } from "zod";
import { Refusal, refuse, refuseFields } from "@/lib/core/kernel/refusal";
import { type Doors, enter } from "@/lib/http/enter";
import { problem } from "@/lib/http/problem";
import { readJson } from "@/lib/http/read-body";
import { requestIdOf } from "@/lib/http/request-id";
import { requireSameOrigin } from "@/lib/http/same-origin";
import { log } from "@/lib/wiring";

type Read<Contract> = Contract extends ZodType ? z.output<Contract> : undefined;

type Spec<Door, Params, Query, Body, Reply> = {
  readonly door: Door;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly reply?: Reply;
  /** Of the answer; 200 unless told, 204 where there is no reply. */
  readonly status?: number;
};

type Given<Door extends keyof Doors, Params, Query, Body> = {
  readonly actor: Doors[Door];
  readonly params: Read<Params>;
  readonly query: Read<Query>;
  readonly body: Read<Body>;
  readonly request: Request;
};

type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string | string[] | undefined>> },
) => Promise<Response>;
/** `spec` is there for the OpenAPI document, which is read off the route files themselves. */
export type Route = Handler & {
  readonly spec: Spec<keyof Doors, ZodType | undefined, ZodType | undefined, ZodType | undefined, ZodType | undefined>;
};

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
  Params extends ZodType | undefined = undefined,
  Query extends ZodType | undefined = undefined,
  Body extends ZodType | undefined = undefined,
  Reply extends ZodType | undefined = undefined,
>(
  spec: Spec<Door, Params, Query, Body, Reply>,
  act: (given: Given<Door, Params, Query, Body>) => Promise<unknown>,
): Route {
  const handle: Handler = async (request, context) => {
    const requestId = requestIdOf(request.headers);
    const response = await serve(requestId, request, async () => {
      requireSameOrigin(request);
      const actor = await enter[spec.door]();
      const params = spec.params ? parse(spec.params, await context.params, "not_found") : undefined;
      const query = spec.query
        ? parse(spec.query, Object.fromEntries(new URL(request.url).searchParams), "invalid")
        : undefined;
      const body = spec.body ? parse(spec.body, await readJson(request), "invalid") : undefined;
      const given = { actor, params, query, body, request } as Given<Door, Params, Query, Body>;
      const outcome = await act(given);
      if (outcome instanceof Response) return outcome;
      const answer = outcome instanceof Answer ? outcome : new Answer(spec.status ?? (spec.reply ? 200 : 204), outcome);
      return spec.reply
        ? Response.json(spec.reply.parse(answer.value), {
            status: answer.status,
            headers: answer.headers,
          })
        : new Response(null, {
            status: answer.status,
            headers: answer.headers,
          });
    });
    response.headers.set("x-request-id", requestId);
    if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
    return response;
  };
  return Object.assign(handle, { spec });
}

/** Runs one request's work; whatever is thrown becomes a problem, and only what nobody foresaw is logged as an error. */
async function serve(requestId: string, request: Request, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (fault) {
    unstable_rethrow(fault);
    if (!(fault instanceof Refusal))
      log().error("request failed", {
        requestId,
        method: request.method,
        path: new URL(request.url).pathname,
        fault,
      });
    return problem(fault, requestId);
  }
}

/** An id in a path that cannot be one is simply not found (R11); everything else names its fields. */
function parse(contract: ZodType, input: unknown, otherwise: "not_found" | "invalid"): unknown {
  const result = contract.safeParse(input);
  if (result.success) return result.data;
  if (otherwise === "not_found") return refuse("not_found", "Not found");
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[issue.path.join(".") || "body"] ??= issue.message;
  return refuseFields(fields);
}
