export type ServerEvent = { readonly name: string; readonly data: unknown };

/** One block of a stream of server-sent events; null for a comment. */
export function eventIn(block: string): ServerEvent | null {
  const lines = block.split("\n");
  const field = (name: string) =>
    lines.flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1).trimStart()] : []));
  const data = field("data").join("\n");
  return data === "" ? null : { name: field("event").at(-1) ?? "message", data: JSON.parse(data) };
}

/** The events of a streamed answer, as they come in. */
export async function* serverEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let pending = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (pending + decoder.decode(value, { stream: true })).replaceAll("\r\n", "\n").split("\n\n");
      pending = blocks.pop() ?? "";
      for (const block of blocks) {
        const event = eventIn(block);
        if (event) yield event;
      }
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
