import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type StoredMail = {
  kind: "mail";
  id: string;
  at: string;
  from: string;
  to: string[];
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  tags: Record<string, string>;
};
export type StoredText = {
  kind: "text";
  id: string;
  at: string;
  from: string;
  to: string;
  body: string;
  inbound: boolean;
};
export type Stored = StoredMail | StoredText;

/** What was sent, newest first. With a folder, each message is a file there and survives a restart. */
export class Mailbox {
  #messages: Stored[] = [];
  #folder: string | undefined;

  constructor(folder?: string) {
    this.#folder = folder;
    if (!folder) return;
    mkdirSync(folder, { recursive: true });
    this.#messages = files(folder)
      .map((file) => JSON.parse(readFileSync(file, "utf8")) as Stored)
      .sort((a, b) => b.at.localeCompare(a.at));
  }

  put(message: Stored) {
    this.#messages.unshift(message);
    if (this.#folder) writeFileSync(join(this.#folder, `${message.id}.json`), JSON.stringify(message));
  }

  /** Mails to one address (any case), or all. */
  mails(to?: string): StoredMail[] {
    const wanted = to?.trim().toLowerCase();
    return this.#messages.filter(
      (message): message is StoredMail =>
        message.kind === "mail" && (!wanted || message.to.some((address) => address.toLowerCase().includes(wanted))),
    );
  }

  /** Text messages with one number, both ways, or all. */
  texts(number?: string): StoredText[] {
    return this.#messages.filter(
      (message): message is StoredText =>
        message.kind === "text" && (!number || message.to === number || message.from === number),
    );
  }

  clear(kind: Stored["kind"]) {
    const gone = this.#messages.filter((message) => message.kind === kind);
    this.#messages = this.#messages.filter((message) => message.kind !== kind);
    for (const { id } of this.#folder ? gone : []) rmSync(join(this.#folder ?? "", `${id}.json`), { force: true });
  }
}

const files = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => join(folder, name));

/** The one-time code in a message, if it has one: alone on its line, or after the word "code". */
export function codeIn(text: string): string | null {
  const alone = /^[ \t]*([A-Z0-9]{6})[ \t]*$/m.exec(text);
  const spoken = /\bcode\b[^.\n]{0,20}?\b([A-Z0-9]{6}|\d{4,8})\b/.exec(text);
  return alone?.[1] ?? spoken?.[1] ?? null;
}
