/** A 429, with the wait it asks for: the SDK's own exception drops the headers. */
export class Throttled extends Error {
  readonly afterSeconds: number | null;

  constructor(headers: unknown) {
    super("throttled");
    const seconds = Number((headers as Record<string, unknown> | undefined)?.["retry-after"] ?? Number.NaN);
    this.afterSeconds = Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : null;
  }
}
