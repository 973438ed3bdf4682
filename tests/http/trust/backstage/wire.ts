import { type IncomingMessage, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
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

const PIECE = 128 * 1024;

/**
 * One request as it is written, on a connection of its own: the path is not tidied up, and an answer that comes before
 * the body was taken counts.
 */
export function knock(
  path: string,
  { method = "GET", headers = {}, body, origin = testServer().url }: Knock = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let answered = false;
    const length =
      body === undefined || headers["transfer-encoding"] ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const outgoing = request(
      { hostname, port, path, method, agent: false, headers: { ...length, ...headers } },
      (answer) => {
        answered = true;
        const chunks: Buffer[] = [];
        const told = () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            type: (answer.headers["content-type"] ?? "").split(";")[0] ?? "",
            text: Buffer.concat(chunks).toString("utf8"),
          });
        answer
          .on("data", (chunk: Buffer) => chunks.push(chunk))
          .on("end", told)
          .on("error", told);
      },
    );
    outgoing.on("error", (fault) => answered || reject(fault));
    const bytes = typeof body === "string" ? Buffer.from(body) : body;
    // Piece by piece, and no further once there is an answer: writing to a door that closed would lose what it said.
    const write = async () => {
      for (let at = 0; bytes && at < bytes.length && !answered; at += PIECE) {
        outgoing.write(bytes.subarray(at, at + PIECE));
        if (bytes.length > PIECE) await wait(5);
      }
      if (!answered) outgoing.end();
    };
    void write();
  });
}
