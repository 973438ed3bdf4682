import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** A page as a reader without scripts gets it. */
export function pageOf(element: ReactElement) {
  const html = renderToStaticMarkup(element);
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((found) => found[1] ?? "");
  return {
    html,
    text: plain(html),
    ids: all(/\sid="([^"]*)"/g),
    links: all(/\shref="([^"]*)"/g).map((href) => href.replaceAll("&amp;", "&")),
    /** Ranks of the headings in the order of the page: [1, 2, 2, 3]. */
    ranks: all(/<h([1-6])[\s>]/g).map(Number),
  };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** The words of some markup, one space between them. */
export function plain(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
    .replace(/<[^>]+>/g, "")
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, " ");
}

/** Every path of spec 1 §2 and spec 2 §2 that a public page may lead to, and /safety (R8). */
export const PATHS: ReadonlySet<string> = new Set([
  "/",
  "/dashboard",
  "/goals",
  "/goal-setup",
  "/coach-showcase",
  "/pricing",
  "/subscribe",
  "/update-payment",
  "/settings",
  "/auth/login",
  "/privacy-policy",
  "/terms-of-use",
  "/cookie-policy",
  "/safety",
]);

export const pathOf = (href: string): string => new URL(href, "http://localhost").pathname;

/** One h1, first; and no rank is jumped on the way down. */
export function expectOutline(ranks: readonly number[]): void {
  expect(ranks.filter((rank) => rank === 1)).toHaveLength(1);
  const jumps = ranks.filter((rank, at) => at > 0 && rank > (ranks[at - 1] ?? 0) + 1);
  expect(jumps).toEqual([]);
}
