import { type bannerOf as BannerOf, bannerOf } from "@/components/billing/membership-banner";
import { pricingData } from "@/components/billing/pricing-data";
import { PricingPage } from "@/components/billing/pricing-page";
import { PRICING_QUESTIONS } from "@/components/billing/pricing-questions";
import { type Interval, PAID_PLANS, PLANS } from "@/lib/core/billing/plans";
import { formatCents } from "@/lib/core/kernel/money";
import { expectOutline, PATHS, pageOf, pathOf } from "../markup";

let query = "";
jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useSearchParams: () => new URLSearchParams(query),
}));

const read = (search = "") => {
  query = search;
  return pageOf(<PricingPage supportEmail="help@goalcoach.test" />);
};
const page = read();

describe("the pricing page (spec 2 §2)", () => {
  test.each(PAID_PLANS)("%s shows the prices, the allowance and the features of THE plan table", (plan) => {
    const { name, prices, features } = PLANS[plan];
    const card =
      new RegExp(`<article[^>]*aria-labelledby="plan-${plan}"[\\s\\S]*?</article>`).exec(page.html)?.[0] ?? "";
    expect(card).toContain(`>${name}</h2>`);
    for (const cents of Object.values(prices)) expect(card).toContain(formatCents(cents));
    for (const feature of features) expect(card).toContain(feature);
    expect(card.includes("Most popular")).toBe(plan === "pro");
  });

  test("annual is chosen at first", () => {
    const radios = [...page.html.matchAll(/<input type="radio"[^>]*>/g)].map(([tag]) => tag);
    expect(radios.map((tag) => [/value="(\w+)"/.exec(tag)?.[1], tag.includes("checked")])).toEqual([
      ["month", false],
      ["year", true],
    ]);
  });

  test("the saving is computed", () => expect(page.text).toContain("Save up to 20%"));

  test.each(
    PAID_PLANS.flatMap((plan) => (["monthly", "annual"] as const).map((interval) => [plan, interval] as const)),
  )("%s %s leads to its checkout", (plan, interval) => {
    expect(page.links).toContain(`/subscribe?price=price_${plan}_${interval}&plan=${plan}&interval=${interval}`);
  });

  test.each(["/", "/dashboard", "/auth/login", "/auth/login?context=signup"])("links to %s", (href) => {
    expect(page.links).toContain(href);
  });

  test("every link leads to a page of the specification", () => {
    expect(page.links.filter((href) => !/^mailto:/.test(href) && !PATHS.has(pathOf(href)))).toEqual([]);
  });

  test("headings are in order, ids are unique", () => {
    expectOutline(page.ranks);
    expect(new Set(page.ids).size).toBe(page.ids.length);
  });

  test("every question is answered without scripts", () => {
    for (const { question, answer } of PRICING_QUESTIONS) {
      expect(page.text).toContain(question);
      expect(page.text).toContain(answer);
    }
  });

  test("a first goal is welcomed, anything else is not", () => {
    expect(read("firstGoal=true").text).toContain("Your first goal is set.");
    expect(read("firstGoal=1").text).not.toContain("Your first goal is set.");
  });
});

describe("the banner for members", () => {
  const none = { plan: null, isPaymentFailed: false, trialStatus: "not_started", usage: null } as const;
  const titleOf = (banner: ReturnType<typeof BannerOf>) => banner?.title ?? null;

  test.each<[string, Parameters<typeof bannerOf>[0], string | null]>([
    ["nothing chosen yet", none, null],
    ["an expired trial", { ...none, trialStatus: "expired" }, null],
    ["a plan", { ...none, plan: "pro" }, "Current plan: Pro"],
    [
      "a trial",
      { ...none, trialStatus: "active", usage: { daysRemaining: 2, goalsUsed: 1, goalLimit: 3 } },
      "Free trial: 2 days left",
    ],
    [
      "its last day",
      { ...none, trialStatus: "active", usage: { daysRemaining: 1, goalsUsed: 1, goalLimit: 3 } },
      "Free trial: 1 day left",
    ],
    ["a trial whose usage is unknown", { ...none, trialStatus: "active" }, "Free trial: active"],
    ["a checkout without a card", { ...none, trialStatus: "payment_required" }, "Payment Required"],
    ["a failed payment", { ...none, plan: "basic", isPaymentFailed: true }, "Your last payment failed"],
  ])("%s", (_, member, title) => {
    expect(titleOf(bannerOf(member))).toBe(title);
  });
});

describe("what search engines are told", () => {
  const [goods, questions] = pricingData("https://goalcoach.test")["@graph"];

  test("one offer for each plan and interval, at the price of the table", () => {
    const offers = (goods as { offers: { name: string; price: string; url: string }[] }).offers;
    const expected = PAID_PLANS.flatMap((plan) =>
      (["year", "month"] as Interval[]).map((interval) => (PLANS[plan].prices[interval] / 100).toFixed(2)),
    );
    expect(offers.map(({ price }) => price)).toEqual(expected);
    for (const { url } of offers) expect(url).toMatch(/^https:\/\/goalcoach\.test\/subscribe\?price=price_/);
  });

  test("the same questions that people see", () => {
    const { mainEntity } = questions as { mainEntity: { name: string }[] };
    expect(mainEntity.map(({ name }) => name)).toEqual(PRICING_QUESTIONS.map(({ question }) => question));
  });
});
