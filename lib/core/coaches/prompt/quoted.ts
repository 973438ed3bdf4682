/**
 * Words of a member on their way into a prompt: data between delimiters, never instructions (R7, T21). Markup characters are
 * escaped, so no text can close its delimiter or open one of ours.
 */
const OPEN = "<member_text>";
const CLOSE = "</member_text>";
// Control characters (tab and newline stay) and lone surrogates mean nothing to a reader and break transports.
const UNREADABLE = /[^\P{Cc}\t\n]|\p{Cs}/gu;

export function escaped(text: string): string {
  return text.replace(UNREADABLE, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

export function quoted(text: string): string {
  return `${OPEN}${escaped(text)}${CLOSE}`;
}

/** The same on one line, for a value in a list of facts, cut to `limit` characters. */
export function quotedLine(text: string, limit = 300): string {
  const line = text.replace(/\s+/g, " ").trim();
  return quoted(line.length > limit ? `${line.slice(0, limit)}…` : line);
}
