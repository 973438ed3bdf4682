const ORIGIN = "https://house.invalid";

/**
 * `text` when it is a path of ours to go on to, else null (T38). A browser drops tabs and line breaks and reads "\" as
 * "/", so anything but a plain path is refused, and what is left must stay at home when resolved the browser's way.
 */
export function safeReturnPath(text: string | null | undefined): string | null {
  if (!text || text.length > 2000) return null;
  if (!/^\/(?![/\\])/.test(text) || /[\\\p{Cc}\p{Cs}\p{Z}]/u.test(text)) return null;
  if (!URL.canParse(text, ORIGIN)) return null;
  const url = new URL(text, ORIGIN);
  if (url.origin !== ORIGIN || url.pathname.startsWith("//")) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
