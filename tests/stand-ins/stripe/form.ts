export type Form = { [key: string]: FormValue };
export type FormValue = string | Form | FormValue[];

/**
 * Stripe's form encoding, read back: `items[0][price]=p&metadata[a]=b&expand[]=c` becomes nested objects and lists.
 * Everything stays text; a key named `__proto__` is dropped.
 */
export function parseForm(text: string): Form {
  const root: Form = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const [name = ""] = /^[^[]*/.exec(key) ?? [];
    const inner = [...key.matchAll(/\[([^\]]*)\]/g)].map(([, part = ""]) => part);
    if (!key.includes("__proto__")) place(root, [name, ...inner], value);
  }
  return listed(root) as Form;
}

/** An empty step, as in `expand[]`, means the next place in a list. */
function place(into: Form, [head = "", ...rest]: string[], value: string) {
  const name = head === "" ? String(Object.keys(into).length) : head;
  if (rest.length === 0) {
    into[name] = value;
    return;
  }
  const child = into[name];
  const next = typeof child === "object" && !Array.isArray(child) ? child : {};
  into[name] = next;
  place(next, rest, value);
}

/** Objects whose keys are 0, 1, 2 … are lists. */
function listed(value: FormValue): FormValue {
  if (typeof value === "string" || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, child]) => [name, listed(child)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, child]) => child) : Object.fromEntries(entries);
}
