/** Structured facts for the operator: names, ids, counts. Never passwords, codes, tokens, chat or card data (T45). */
export interface Log {
  info(event: string, facts?: Readonly<Record<string, unknown>>): void;
  warn(event: string, facts?: Readonly<Record<string, unknown>>): void;
  error(event: string, facts?: Readonly<Record<string, unknown>>): void;
}
