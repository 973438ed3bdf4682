/** Length as people count: code points, which is also how PostgreSQL's `length` counts. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** True when nothing in `text` can break a header, a row or a reader: no control characters, no half of a pair (T23, T24). */
export function isPlainLine(text: string): boolean {
  return !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text);
}

/** The same for text of several lines: line breaks and tabs are welcome. */
export function isPlainText(text: string): boolean {
  return isPlainLine(text.replace(/[\n\r\t]/g, ""));
}

/** 10000 → "10,000" (spec 1 §9). */
export function groupThousands(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ",");
}
