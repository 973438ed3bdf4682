/** Every way in which a rule says no. `lib/http` maps each to one HTTP status; the list is closed. */
export type RefusalCode =
  | "unauthenticated"
  | "forbidden"
  | "not_found"
  | "invalid"
  | "conflict"
  | "gone"
  | "limit_reached"
  | "too_many"
  | "too_large"
  | "unsupported_media"
  | "method_not_allowed"
  | "unavailable";

/** What a refusal may carry to the caller. Shapes: `fields` name → words (R11), `retryAfter` in seconds,
 *  `extra` the top-level fields the specification names for this answer (e.g. the 402 plan info, R1). */
export type RefusalDetail = {
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfter?: number;
  readonly extra?: Readonly<Record<string, unknown>>;
};

/** A "no" that is part of the product: expected, worded for the person, never logged as a fault. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  constructor(
    readonly code: RefusalCode,
    readonly words: string,
    readonly detail: RefusalDetail = {},
  ) {
    super(words);
  }
}

/** Stops the act at hand. `words` are shown to the person as they stand. */
export function refuse(code: RefusalCode, words: string, detail?: RefusalDetail): never {
  throw new Refusal(code, words, detail);
}

/** The same for input that does not fit, naming the fields (R11). */
export function refuseFields(fields: Record<string, string>): never {
  throw new Refusal("invalid", Object.values(fields)[0] ?? "Please check what you entered.", { fields });
}
