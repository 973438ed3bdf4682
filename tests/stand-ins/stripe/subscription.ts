import type { Form } from "./form";
import { type Entry, type Ledger, newId, nowSeconds } from "./ledger";

const DAY = 86_400;

/** A subscription as the API describes it at endive: the period is on the items, a trial is `trialing` before any card. */
export function openSubscription(ledger: Ledger, form: Form): Entry {
  const customer = String(form.customer);
  const trialDays = Number(form.trial_period_days ?? 0);
  const start = nowSeconds();
  const trialEnd = trialDays > 0 ? start + trialDays * DAY : null;
  const asked = Array.isArray(form.items) ? (form.items as Form[]) : [];
  const items = asked.map(({ price: id }) => {
    const price = ledger.find(String(id), "price") ?? { id: String(id), object: "price", created: start };
    const period = { current_period_start: start, current_period_end: trialEnd ?? start + lengthOf(price) };
    return { id: newId("si"), object: "subscription_item", price, quantity: 1, ...period };
  });
  const setup = trialEnd ? openSetup(ledger, { customer }) : null;
  return ledger.add("sub", "subscription", {
    customer,
    status: trialEnd ? "trialing" : "incomplete",
    items: { object: "list", data: items, has_more: false },
    pending_setup_intent: setup?.id ?? null,
    default_payment_method: null,
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    start_date: start,
    trial_start: trialEnd ? start : null,
    trial_end: trialEnd,
    latest_invoice: null,
    metadata: form.metadata ?? {},
  });
}

/** Applies what an update asks for; the end of the period is when a cancellation takes effect. */
export function changeSubscription(subscription: Entry, form: Form) {
  const { cancel_at_period_end: atEnd, cancel_at: at, metadata, default_payment_method: card } = form;
  if (atEnd !== undefined) {
    subscription.cancel_at_period_end = atEnd === "true";
    subscription.cancel_at = atEnd === "true" ? periodEnd(subscription) : null;
  }
  if (at !== undefined) subscription.cancel_at = at === "" ? null : Number(at);
  if (card !== undefined) subscription.default_payment_method = card;
  if (metadata) subscription.metadata = { ...(subscription.metadata as object), ...(metadata as object) };
}

/** Ends it at once. */
export function endSubscription(subscription: Entry) {
  const now = nowSeconds();
  Object.assign(subscription, { status: "canceled", canceled_at: now, ended_at: now });
}

export function openSetup(ledger: Ledger, form: Form): Entry {
  const id = newId("seti");
  return ledger.add("seti", "setup_intent", {
    id,
    customer: form.customer ?? null,
    client_secret: `${id}_secret_${newId("k").slice(2)}`,
    status: "requires_payment_method",
    usage: form.usage ?? "off_session",
    payment_method: null,
    metadata: form.metadata ?? {},
  });
}

function lengthOf(price: Entry): number {
  const recurring = price.recurring as { interval?: string } | undefined;
  return (recurring?.interval === "year" ? 365 : 30) * DAY;
}

function periodEnd({ items }: Entry): number | null {
  const [first] = (items as { data: { current_period_end: number }[] }).data;
  return first?.current_period_end ?? null;
}
