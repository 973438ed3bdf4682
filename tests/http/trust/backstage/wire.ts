import { Agent, type IncomingMessage, request } from "node:http";
import { testServer } from "@/tests/http/server";

export type Answer = {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly type: string;
  readonly text: string;
};
type Knock = {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Uint8Array;
  readonly origin?: string;
};

/**
 * One request as it is written, on a connection of its own: the path is not tidied up, and an answer that comes before
 * the body was taken counts. It offers to keep the connection, as browsers do: a server closes the other kind at once.
 */
export function knock(
  path: string,
  { method = "GET", headers = {}, body, origin = testServer().url }: Knock = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const agent = new Agent({ keepAlive: true });
    let answered = false;
    const length =
      body === undefined || headers["transfer-encoding"] ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const outgoing = request({ hostname, port, path, method, agent, headers: { ...length, ...headers } }, (answer) => {
      answered = true;
      const chunks: Buffer[] = [];
      const told = () => {
        agent.destroy();
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          type: (answer.headers["content-type"] ?? "").split(";")[0] ?? "",
          text: Buffer.concat(chunks).toString("utf8"),
        });
      };
      answer
        .on("data", (chunk: Buffer) => chunks.push(chunk))
        .on("end", told)
        .on("error", told);
    });
    outgoing.on("error", (fault) => answered || reject(fault));
    outgoing.end(body);
  });
}
