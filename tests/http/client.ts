import { testServer } from "@/tests/http/server";

type Call = {
  readonly method?: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it stands, with the content type that `headers` give. */
  readonly raw?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Reply = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; undefined when it is not JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: what came over the wire is what the test is about to find out.
  readonly json: any;
};

/** Somebody's browser as far as HTTP goes: keeps cookies, sends its origin, follows no redirect. */
export class Client {
  private readonly jar = new Map<string, string>();

  constructor(readonly origin: string = testServer().url) {}

  get cookies(): ReadonlyMap<string, string> {
    return this.jar;
  }

  setCookie(name: string, value: string): void {
    this.jar.set(name, value);
  }

  /** The raw answer, for streams and downloads. */
  async fetch(path: string, { method = "GET", body, raw, headers = {} }: Call = {}): Promise<Response> {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(new URL(path, this.origin), {
      method,
      redirect: "manual",
      headers: {
        ...(cookie && { cookie }),
        ...(method !== "GET" && method !== "HEAD" && { origin: this.origin, "sec-fetch-site": "same-origin" }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined ? { body: JSON.stringify(body) } : raw !== undefined && { body: raw as BodyInit }),
    });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    return response;
  }

  async call(path: string, options?: Call): Promise<Reply> {
    const response = await this.fetch(path, options);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parsed(text) };
  }

  get = (path: string, headers?: Call["headers"]) => this.call(path, { headers });
  post = (path: string, body: unknown = {}) => this.call(path, { method: "POST", body });
  put = (path: string, body: unknown = {}) => this.call(path, { method: "PUT", body });
  patch = (path: string, body: unknown = {}) => this.call(path, { method: "PATCH", body });
  delete = (path: string, body?: unknown) => this.call(path, { method: "DELETE", body });

  private keep(line: string): void {
    const [pair = "", ...attributes] = line.split(";");
    const at = pair.indexOf("=");
    const name = pair.slice(0, at).trim();
    const value = pair.slice(at + 1).trim();
    const gone = attributes.some((attribute) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute));
    if (gone || value === "") this.jar.delete(name);
    else this.jar.set(name, value);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
