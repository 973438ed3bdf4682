import type { Answer, Call } from "../stand-in";
import { type Form, parseForm } from "./form";
import type { Entry, Ledger } from "./ledger";
import { changeSubscription, endSubscription, openSetup, openSubscription } from "./subscription";

type Act = (ledger: Ledger, form: Form, entry: Entry) => Entry | null;

/** One row per kind of object: how it is made, changed and removed, and which events tell of it. */
type Kind = { object: string; prefix: string; create: Act; update?: Act; remove?: Act };

const keep =
  (object: string, prefix: string, reads: (form: Form) => Record<string, unknown> = () => ({})): Act =>
  (ledger, form) =>
    ledger.add(prefix, object, { metadata: {}, ...form, ...reads(form) });

const merge: Act = (_ledger, form, entry) => Object.assign(entry, form);

const KINDS: Record<string, Kind> = {
  customers: { object: "customer", prefix: "cus", create: keep("customer", "cus"), update: merge },
  products: {
    object: "product",
    prefix: "prod",
    create: keep("product", "prod", () => ({ active: true })),
    update: merge,
  },
  prices: {
    object: "price",
    prefix: "price",
    create: keep("price", "price", (form) => ({ active: true, unit_amount: Number(form.unit_amount ?? 0) })),
    update: merge,
  },
  subscriptions: {
    object: "subscription",
    prefix: "sub",
    create: (ledger, form) => (ledger.find(String(form.customer), "customer") ? openSubscription(ledger, form) : null),
    update: (_ledger, form, entry) => {
      changeSubscription(entry, form);
      return entry;
    },
    remove: (_ledger, _form, entry) => {
      endSubscription(entry);
      return entry;
    },
  },
  setup_intents: { object: "setup_intent", prefix: "seti", create: openSetup, update: merge },
};

/** The vendor's own shape of an error. */
export const stripeError = (status: number, type: string, code: string | null, message: string): Answer => ({
  status,
  headers: { "stripe-should-retry": "false" },
  body: { error: { type, ...(code && { code }), message } },
});

const missing = (what: string) => stripeError(404, "invalid_request_error", "resource_missing", `No such ${what}`);

/** Answers one call from the ledger: `/v1/<kind>` lists and creates, `/v1/<kind>/<id>` reads, changes and removes. */
export function route(ledger: Ledger, { method, path, query, body }: Call): Answer {
  const [, name = "", id] = /^\/v1\/(\w+)(?:\/([\w-]+))?$/.exec(path) ?? [];
  if (method === "GET" && name === "events")
    return { body: page("/v1/events", ledger.events(query.get("type") ?? undefined)) };
  const kind = KINDS[name];
  if (!kind) {
    return stripeError(404, "invalid_request_error", null, `Unrecognized request URL (${method}: ${path}).`);
  }
  const form = parseForm(method === "GET" ? query.toString() : body);
  const expand = [form.expand ?? []].flat().map(String);
  delete form.expand;
  const entry = id ? ledger.find(id, kind.object) : undefined;
  if (id && !entry) return missing(`${kind.object}: '${id}'`);
  if (method === "GET")
    return { body: entry ? shown(ledger, entry, expand) : page(path, filtered(ledger, kind, form)) };
  return change(ledger, kind, method, form, entry, expand);
}

function change(
  ledger: Ledger,
  kind: Kind,
  method: string,
  form: Form,
  entry: Entry | undefined,
  expand: string[],
): Answer {
  const act = method === "DELETE" ? kind.remove : entry ? kind.update : kind.create;
  const verb = method === "DELETE" ? "deleted" : entry ? "updated" : "created";
  if (!act || (method === "DELETE" && !entry)) return stripeError(405, "invalid_request_error", null, "Not allowed.");
  const result = act(ledger, form, entry ?? { id: "", object: kind.object, created: 0 });
  if (!result) return missing(`customer: '${form.customer}'`);
  ledger.tell(`${kind.object === "subscription" ? "customer.subscription" : kind.object}.${verb}`, result);
  return { body: shown(ledger, result, expand) };
}

/** Replaces ids by the objects they name, for each path asked for at the top level. */
function shown(ledger: Ledger, entry: Entry, expand: string[]): Entry {
  const copy = structuredClone(entry);
  for (const field of expand) {
    const id = copy[field];
    const kind = Object.values(KINDS).find(({ prefix }) => typeof id === "string" && id.startsWith(`${prefix}_`));
    if (kind) copy[field] = ledger.find(String(id), kind.object) ?? id;
  }
  return copy;
}

function filtered(ledger: Ledger, { object }: Kind, { customer, email, status, limit }: Form): Entry[] {
  const wanted = Object.entries({ customer, email, status: status === "all" ? undefined : status });
  return ledger
    .list(object)
    .filter((entry) => wanted.every(([field, value]) => value === undefined || entry[field] === value))
    .slice(0, Number(limit ?? 10));
}

const page = (url: string, data: unknown[]) => ({ object: "list", url, has_more: false, data });
