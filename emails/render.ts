import type { LetterKind, LetterProps, Letters, WrittenLetter } from "@/lib/core/notifications/letters";
import type { Template } from "./letters";

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/**
 * Writes a letter: a subject of one line, the page, and its plain-text twin. Pure: the same props, the same words.
 * The templates weigh a third of a second to load, so they come with the first letter, not with the first request.
 */
export async function renderLetter<Kind extends LetterKind>(
  kind: Kind,
  props: LetterProps[Kind],
): Promise<WrittenLetter> {
  const [{ renderToReadableStream }, { toPlainText }, { letters }] = await Promise.all([
    import("react-dom/server"),
    import("@react-email/components"),
    import("./letters"),
  ]);
  const { subject, Letter }: Template<LetterProps[Kind]> = letters[kind];
  // The stream, because it is the one renderer that Next leaves intact; whole, because mail takes no chunks.
  const page = await renderToReadableStream(Letter(props), { progressiveChunkSize: Number.POSITIVE_INFINITY });
  const html = (await new Response(page).text()).replace(/^<!DOCTYPE html>/, DOCTYPE);
  const plainHeadings = [{ selector: "h1", options: { uppercase: false } }];
  return { subject: oneLine(subject(props)), html, text: toPlainText(html, { selectors: plainHeadings }).trim() };
}

/** Headers end at line breaks: none may come from what somebody typed (T24). */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, " ").trim();

export const letterWriter: Letters = { write: renderLetter };
