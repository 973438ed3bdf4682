import { randomBytes } from "node:crypto";

/** Any object of the API: an id, its kind, and fields. */
export type Entry = { id: string; object: string; created: number; [field: string]: unknown };

export type LedgerEvent = Entry & { type: string; data: { object: Entry } };

/** Everything this account holds, by id, in the order of creation, and the events that told of it. */
export class Ledger {
  #entries = new Map<string, Entry>();
  #events: LedgerEvent[] = [];

  /** Keeps a new object; `prefix` as the vendor's ids have it (`cus`, `sub`, `seti`). An id given in fields wins. */
  add(prefix: string, object: string, fields: Record<string, unknown>): Entry {
    const id = typeof fields.id === "string" ? fields.id : newId(prefix);
    const entry = { livemode: false, ...fields, id, object, created: nowSeconds() };
    this.#entries.set(id, entry);
    return entry;
  }

  find(id: string, object: string): Entry | undefined {
    const entry = this.#entries.get(id);
    return entry?.object === object ? entry : undefined;
  }

  /** Newest first, as the API lists. */
  list(object: string): Entry[] {
    return [...this.#entries.values()].filter((entry) => entry.object === object).reverse();
  }

  tell(type: string, subject: Entry): LedgerEvent {
    const data = { object: structuredClone(subject) };
    const event: LedgerEvent = {
      id: newId("evt"),
      object: "event",
      created: nowSeconds(),
      type,
      data,
      livemode: false,
    };
    this.#events.unshift(event);
    return event;
  }

  events(type?: string): LedgerEvent[] {
    return this.#events.filter((event) => !type || event.type === type);
  }

  clear() {
    this.#entries.clear();
    this.#events = [];
  }
}

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString("hex")}`;
export const nowSeconds = () => Math.floor(Date.now() / 1000);
