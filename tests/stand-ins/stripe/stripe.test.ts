import Stripe from "stripe";
import { type StripeStandIn, signEvent, startStripe } from "../stripe";
import { parseForm } from "./form";

let standIn: StripeStandIn;
let stripe: Stripe;

beforeAll(async () => {
  standIn = await startStripe();
  const options = { host: "127.0.0.1", port: standIn.port, protocol: "http", telemetry: false } as const;
  stripe = new Stripe("sk_test_stand_in", { ...options, maxNetworkRetries: 0 });
});
beforeEach(() => standIn.reset());
afterAll(() => standIn.close());

const openTrial = async () => {
  const customer = await stripe.customers.create({ email: "ada@example.com", metadata: { userId: "u1" } });
  const product = await stripe.products.create({ name: "Basic" });
  const price = await stripe.prices.create({
    currency: "usd",
    unit_amount: 499,
    product: product.id,
    recurring: { interval: "month" },
  });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    trial_period_days: 3,
    payment_behavior: "default_incomplete",
    expand: ["pending_setup_intent"],
  });
  return { customer, price, subscription };
};

test("a trial is trialing before any card, with a setup intent to confirm", async () => {
  const { customer, price, subscription } = await openTrial();
  const [item] = subscription.items.data;
  expect(subscription).toMatchObject({ status: "trialing", customer: customer.id });
  expect(item?.price).toMatchObject({ id: price.id, unit_amount: 499 });
  expect(item?.current_period_end).toBe(subscription.trial_end);
  expect(subscription.pending_setup_intent).toMatchObject({ status: "requires_payment_method" });
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: "trialing" });
});

test("cancel at the end, take it back, cancel at once", async () => {
  const { subscription } = await openTrial();
  const { id } = subscription;
  expect((await stripe.subscriptions.update(id, { cancel_at_period_end: true })).cancel_at).toBe(
    subscription.trial_end,
  );
  expect((await stripe.subscriptions.update(id, { cancel_at_period_end: false })).cancel_at).toBeNull();
  expect((await stripe.subscriptions.cancel(id)).status).toBe("canceled");
  const events = await stripe.events.list({ type: "customer.subscription.deleted" });
  expect(events.data).toHaveLength(1);
});

test("a key repeats its answer, and refuses other parameters", async () => {
  const key = { idempotencyKey: "cust:u1" };
  const first = await stripe.customers.create({ email: "ada@example.com" }, key);
  expect((await stripe.customers.create({ email: "ada@example.com" }, key)).id).toBe(first.id);
  await expect(stripe.customers.create({ email: "bo@example.com" }, key)).rejects.toMatchObject({
    type: "StripeIdempotencyError",
  });
  expect((await stripe.customers.list()).data).toHaveLength(1);
});

test.each<[string, () => Promise<unknown>, object]>([
  ["an unknown customer", () => stripe.customers.retrieve("cus_none"), { code: "resource_missing", statusCode: 404 }],
  ["an unknown route", () => stripe.coupons.list(), { type: "StripeInvalidRequestError", statusCode: 404 }],
])("%s answers in the vendor's own shape", async (_name, act, error) => {
  await expect(act()).rejects.toMatchObject(error);
});

test("a wrong key is refused", async () => {
  const answer = await fetch(`${standIn.url}/v1/customers`, { headers: { authorization: "Bearer pk_x" } });
  expect(answer.status).toBe(401);
});

test("events are signed as the SDK verifies them", () => {
  const event = standIn.ledger.tell("invoice.paid", standIn.ledger.add("in", "invoice", {}));
  const body = JSON.stringify(event);
  const constructEvent = (text: string) =>
    stripe.webhooks.constructEvent(text, signEvent(body, standIn.webhookSecret), standIn.webhookSecret);
  expect(constructEvent(body).id).toBe(event.id);
  expect(() => constructEvent(`${body} `)).toThrow();
});

test.each([
  ["a=1&b=", { a: "1", b: "" }],
  ["items[0][price]=p&items[1][price]=q", { items: [{ price: "p" }, { price: "q" }] }],
  ["expand[]=a&expand[]=b", { expand: ["a", "b"] }],
  ["expand[0]=latest_invoice.confirmation_secret", { expand: ["latest_invoice.confirmation_secret"] }],
  [
    "trial_settings[end_behavior][missing_payment_method]=cancel",
    { trial_settings: { end_behavior: { missing_payment_method: "cancel" } } },
  ],
  ["metadata[user+id]=a%26b", { metadata: { "user id": "a&b" } }],
  ["__proto__[x]=1&a[__proto__]=1", {}],
])("the form %s reads as what was meant", (text, meant) => {
  expect(parseForm(text)).toEqual(meant);
});
