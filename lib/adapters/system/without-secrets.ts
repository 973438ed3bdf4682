/** What looks like a key, a token or an address, wherever it stands in a sentence. */
const SECRETS: readonly [RegExp, string][] = [
  [/\b(sk|rk|pk|whsec|re|xox[a-z]|seti|pi|sk-ant)[_-][A-Za-z0-9_-]{8,}/g, "[key]"],
  [/\beyJ[A-Za-z0-9_-]{10,}(\.[A-Za-z0-9_-]*)*/g, "[token]"],
  [/\bbearer\s+\S+/gi, "[token]"],
  [/\b[0-9a-f]{40,}\b/gi, "[token]"],
  [/:\/\/[^\s/@:]+:[^\s/@]+@/g, "://[user]@"],
  [/[^\s<>"'=(]+@[^\s<>"')]+\.[a-z]{2,}/gi, "[address]"],
  [/\$argon2\S+/g, "[hash]"],
  [/\b(?:\d[ -]?){13,19}\b/g, "[number]"],
];

export const withoutSecrets = (text: string): string =>
  SECRETS.reduce((cleaned, [pattern, name]) => cleaned.replace(pattern, name), text);

/**
 * What an error may say in a log: its kind, code, first line and frames. Nothing else of it is written, because
 * vendors hang requests with their headers on errors, and Prisma quotes what a query was given.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: withoutSecrets(String(error)).slice(0, 500) };
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const words = error.name === "PrismaClientValidationError" ? lastLine(error.message) : error.message;
  return {
    name: error.name,
    ...(code !== undefined && { errorCode: String(code) }),
    message: withoutSecrets(words).slice(0, 500),
    stack: frames.slice(0, 12).map((frame) => frame.trim()),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}

const lastLine = (text: string): string => text.trim().split("\n").at(-1) ?? "";
