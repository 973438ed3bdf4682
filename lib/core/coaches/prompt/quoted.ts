/**
 * Words of a member on their way into a prompt: data between delimiters, never instructions (R7, T21). Markup characters are
 * escaped, so no text can close its delimiter or open one of ours.
 */
const OPEN = "<member_text>";
const CLOSE = "</member_text>";
// Control characters (tab and newline stay) and halves of surrogate pairs mean nothing to a reader and break transports.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being removed
const UNREADABLE = /[\u0000-\u0008\u000b-\u001f\u007f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

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
