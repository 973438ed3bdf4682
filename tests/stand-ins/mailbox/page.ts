import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Answer } from "../stand-in";
import type { StoredMail } from "./mailbox";

const part = (name: string) => readFileSync(join(__dirname, name), "utf8");

/** The reading room for mails and texts: one page, its style and script inlined, no framework. */
export function mailboxPage(): string {
  return part("page.html")
    .replace("/*style*/", () => part("page.css"))
    .replace("/*script*/", () => part("page.client.js"));
}

/** One mail alone, for the sandboxed frame: no script may run, nothing loads from elsewhere, links open a new tab. */
export function mailFrame({ html, text }: StoredMail): Answer {
  const body = html || `<pre>${text.replace(/[&<]/g, (sign) => (sign === "&" ? "&amp;" : "&lt;"))}</pre>`;
  return {
    headers: {
      "content-security-policy":
        "sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    },
    body: body.includes("<head>") ? body.replace("<head>", '<head><base target="_blank">') : body,
  };
}
