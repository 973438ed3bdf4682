/** Why a call failed: "{status}: {error, else message, else the raw text}" (spec 1 §8), and what the server said in full. */
export class CallFailure extends Error {
  override readonly name = "CallFailure";
  constructor(
    /** 0 when no answer came at all. */
    readonly status: number,
    readonly body: Readonly<Record<string, unknown>>,
    raw: string,
  ) {
    super(`${status}: ${wordsIn(body) ?? raw}`);
  }

  /** What the server said, for people. */
  get words(): string | undefined {
    return wordsIn(this.body);
  }

  /** What is wrong with which field (R11). */
  get fields(): Readonly<Record<string, string>> {
    return (this.body.fields ?? {}) as Record<string, string>;
  }
}

const wordsIn = ({ error, message }: Readonly<Record<string, unknown>>): string | undefined =>
  [error, message].find((words): words is string => typeof words === "string" && words !== "");

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** One call of ours, cookies included. Answers the parsed body (undefined for none) or throws a `CallFailure`. */
export async function api<T>(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const answer = await fetch(path, {
    method,
    signal,
    credentials: "same-origin",
    headers: { accept: "application/json", ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((fault: unknown) => {
    if (signal?.aborted) throw fault;
    throw new CallFailure(0, { error: "We can't reach GoalCoach. Please check your connection." }, "");
  });
  const text = await answer.text();
  const parsed = parse(text);
  if (answer.ok) return parsed as T;
  throw new CallFailure(answer.status, (parsed ?? {}) as Record<string, unknown>, text || answer.statusText);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The default loader of spec 1 §7: GET of the key's parts joined with "/". */
export const load = <T>(key: string | readonly string[]): Promise<T> =>
  api<T>("GET", typeof key === "string" ? key : key.join("/"));
