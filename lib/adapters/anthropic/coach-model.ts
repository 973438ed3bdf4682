import type Anthropic from "@anthropic-ai/sdk";
import { failureOf } from "@/lib/adapters/anthropic/failure";
import { eventsOf } from "@/lib/adapters/anthropic/message-events";
import { messageParams } from "@/lib/adapters/anthropic/message-params";
import { watchdog } from "@/lib/adapters/anthropic/watchdog";
import type { CoachModel, ModelEvent, ModelFailure, ModelRequest } from "@/lib/core/coaches/model";

export type AnthropicConfig = {
  readonly apiKey: string;
  /** Without "/v1"; the vendor's own address when left out. */
  readonly baseUrl?: string;
  readonly model: string;
  /** Milliseconds until the first event, between two events, and for one answer in all, retries included. */
  readonly firstByteMs: number;
  readonly idleMs: number;
  readonly totalMs: number;
};

const RETRIES = 2;
const BACKOFF_MS = 400;
/** Longer than this nobody waits in front of a chat: the failure is passed on with its `retryAfter`. */
const PATIENCE_SECONDS = 5;

const WORTH_RETRYING: ReadonlySet<string> = new Set(["overloaded", "rate_limited", "unavailable"]);

/** Milliseconds to wait before attempt `attempt` + 1, or null when it is no use. */
function delayBefore(failure: ModelFailure, attempt: number): number | null {
  if (attempt >= RETRIES || !WORTH_RETRYING.has(failure.kind)) return null;
  if (failure.retryAfter !== undefined)
    return failure.retryAfter > PATIENCE_SECONDS ? null : failure.retryAfter * 1_000;
  return BACKOFF_MS * 2 ** attempt * (0.75 + Math.random() / 2);
}

/** The coach's model over the Messages API. The SDK is loaded with the first answer; its logger stays off: it prints content. */
export function anthropicModel(config: AnthropicConfig): CoachModel {
  let client: Promise<Anthropic> | undefined;
  const connect = async () => {
    const { default: Client } = await import("@anthropic-ai/sdk");
    return new Client({ apiKey: config.apiKey, baseURL: config.baseUrl, maxRetries: 0, logLevel: "off" });
  };

  async function* attempt(request: ModelRequest, signal: AbortSignal, touch: () => void): AsyncGenerator<ModelEvent> {
    client ??= connect();
    const { messages } = await client;
    const stream = await messages.create(messageParams(request, config.model), { signal });
    yield* eventsOf(stream, touch);
  }

  async function* reply(request: ModelRequest, caller: AbortSignal): AsyncGenerator<ModelEvent> {
    const total = AbortSignal.timeout(config.totalMs);
    for (let tries = 0; ; tries += 1) {
      const guard = watchdog({ caller, total, firstByteMs: config.firstByteMs, idleMs: config.idleMs });
      let spoken = false;
      try {
        for await (const event of attempt(request, guard.signal, guard.touch)) {
          spoken = true;
          guard.rest();
          yield event;
          guard.touch();
        }
        return;
      } catch (error) {
        const failure = guard.failure() ?? (await failureOf(error));
        const delay = spoken ? null : delayBefore(failure, tries);
        if (delay === null) throw failure;
        await guard.pause(delay);
      } finally {
        guard.end();
      }
    }
  }

  return { reply };
}
