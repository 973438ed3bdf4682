import type { ZodType } from "zod";
import { refuse, refuseFields } from "@/lib/core/kernel/refusal";

const MAX_BYTES = 256 * 1024;

/** The body's bytes as text, refused past 256 KB before more is read (R11), and unless it is valid UTF-8. */
export async function readText(request: Request, maxBytes = MAX_BYTES): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) tooLarge();
  if (!request.body) return "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes) tooLarge();
    chunks.push(chunk);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    return refuseFields({ body: "The request is not valid UTF-8." });
  }
}

/** A JSON body. Only `application/json` is taken, which a foreign form cannot send (T11); nothing at all reads as `{}`. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type");
  if (type !== null && type.split(";")[0]?.trim().toLowerCase() !== "application/json")
    refuse("unsupported_media", "Send this as application/json.");
  const text = await readText(request);
  if (text === "") return {};
  if (type === null) refuse("unsupported_media", "Send this as application/json.");
  try {
    return JSON.parse(text);
  } catch {
    return refuseFields({ body: "The request is not valid JSON." });
  }
}

function tooLarge(): never {
  return refuse("too_large", "That is too large: 256 KB at most.");
}

/** An id in a path that cannot be one is simply not found (R11); everything else names its fields. */
export function readAs(contract: ZodType, input: unknown, otherwise: "not_found" | "invalid"): unknown {
  const result = contract.safeParse(input);
  if (result.success) return result.data;
  if (otherwise === "not_found") return refuse("not_found", "Not found");
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[issue.path.join(".") || "body"] ??= issue.message;
  return refuseFields(fields);
}
