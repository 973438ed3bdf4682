import { ModelFailure, type ModelFailureKind } from "@/lib/core/coaches/model";

const BY_STATUS: Readonly<Record<number, ModelFailureKind>> = {
  400: "rejected",
  401: "misconfigured",
  402: "misconfigured",
  403: "misconfigured",
  404: "misconfigured",
  408: "unavailable",
  409: "unavailable",
  413: "rejected",
  422: "rejected",
  429: "rate_limited",
  529: "overloaded",
};

/** Error events inside a stream that began with 200 have a type and no status. */
const BY_TYPE: Readonly<Record<string, ModelFailureKind>> = {
  overloaded_error: "overloaded",
  rate_limit_error: "rate_limited",
  invalid_request_error: "rejected",
  authentication_error: "misconfigured",
  permission_error: "misconfigured",
};

function retryAfterOf(headers: Headers | undefined): number | undefined {
  const seconds = Number.parseFloat(headers?.get("retry-after") ?? "");
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

/** Whatever the SDK threw, as ours. The vendor's message is left behind: it may quote the prompt. */
export async function failureOf(error: unknown): Promise<ModelFailure> {
  if (error instanceof ModelFailure) return error;
  const { APIConnectionError, APIError, AnthropicError } = await import("@anthropic-ai/sdk");
  if (error instanceof APIConnectionError) return new ModelFailure("unavailable", "no connection");
  if (error instanceof APIError) {
    const { status, type, headers } = error as { status?: number; type?: string | null; headers?: Headers };
    const kind = (status === undefined ? BY_TYPE[type ?? ""] : BY_STATUS[status]) ?? "unavailable";
    return new ModelFailure(kind, `status ${status ?? "none"}, type ${type ?? "none"}`, retryAfterOf(headers));
  }
  if (error instanceof AnthropicError) return new ModelFailure("misconfigured", "the client refused the call");
  if (error instanceof SyntaxError) return new ModelFailure("unavailable", "the stream could not be read");
  return new ModelFailure("unavailable", error instanceof Error ? `the connection broke (${error.name})` : "unknown");
}
