/**
 * The role of the language model, in our own words. An adapter implements it; nothing here knows a vendor.
 */
export interface CoachModel {
  /**
   * Streams one answer. Ends with exactly one `end` event, or throws a `ModelFailure` and nothing else. When `signal` aborts,
   * the upstream connection is closed and the iteration fails as `interrupted`. Retries happen only before the first event.
   */
  reply(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelEvent>;
}

export type ModelRequest = {
  readonly system: readonly PromptBlock[];
  readonly messages: readonly Turn[];
  readonly tools: readonly ToolDefinition[];
  /** False: words only, though the tools stay known because earlier turns used them. */
  readonly mayCall?: boolean;
  /** The longest answer, in tokens. */
  readonly maxTokens: number;
};

/** `cache` marks the end of a stretch that stays the same between calls. */
export type PromptBlock = { readonly text: string; readonly cache?: boolean };

export type Turn =
  | { readonly by: "member"; readonly text: string }
  | {
      readonly by: "coach";
      readonly text: string;
      readonly calls?: readonly ToolCall[];
      /** From the `end` event of the step that made these calls; see there. */
      readonly continuation?: unknown;
    }
  | { readonly by: "tools"; readonly results: readonly ToolResult[] };

export type ToolDefinition = {
  readonly name: string;
  readonly description: string;
  /** JSON schema of the input; always an object. */
  readonly input: Readonly<Record<string, unknown>>;
};

/** `input` is whatever the model wrote, `undefined` when it was not even JSON: judge it before use (T20). */
export type ToolCall = { readonly id: string; readonly name: string; readonly input: unknown };
export type ToolResult = { readonly callId: string; readonly text: string; readonly failed?: boolean };

export type Usage = { readonly in: number; readonly out: number; readonly cached: number };

export type ModelEvent =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "tool"; readonly call: ToolCall }
  | {
      readonly type: "end";
      readonly stop: "end" | "tool" | "length" | "refusal";
      readonly usage: Usage;
      /** What the model wants back untouched with the coach's turn when this turn goes on after tools. */
      readonly continuation?: unknown;
    };

export type ModelFailureKind =
  | "overloaded"
  | "rate_limited"
  | "timeout"
  | "unavailable"
  | "interrupted"
  | "rejected"
  | "misconfigured";

/** The only error that leaves a `CoachModel`. Its message is for logs and never holds what anybody said. */
export class ModelFailure extends Error {
  override readonly name = "ModelFailure";
  constructor(
    readonly kind: ModelFailureKind,
    readonly reason: string,
    /** Seconds, when the other side said how long to wait. */
    readonly retryAfter?: number,
  ) {
    super(`${kind}: ${reason}`);
  }
}
