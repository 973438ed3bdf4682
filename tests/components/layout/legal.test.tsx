import { LegalPage } from "@/components/layout/legal/legal-page";
import type { LegalText } from "@/components/layout/legal/legal-text";
import { cookiePolicy } from "@/components/layout/legal/texts/cookie-policy";
import { privacyPolicy } from "@/components/layout/legal/texts/privacy-policy";
import { PROCESSORS } from "@/components/layout/legal/texts/processors";
import { safetyProtocol } from "@/components/layout/legal/texts/safety-protocol";
import { termsOfUse } from "@/components/layout/legal/texts/terms-of-use";
import { HELPLINES } from "@/lib/core/coaches/helplines";
import type { Operator } from "@/lib/core/kernel/product";
import { expectOutline, PATHS, pageOf, pathOf, plain } from "../markup";

const stated: Operator = { name: "Tall Oak Ltd", jurisdiction: "Ireland", supportEmail: "help@tall-oak.test" };
const silent: Operator = { name: null, jurisdiction: null, supportEmail: "help@tall-oak.test" };

const texts = {
  "/privacy-policy": privacyPolicy,
  "/terms-of-use": termsOfUse,
  "/cookie-policy": cookiePolicy,
  "/safety": safetyProtocol,
} satisfies Record<string, (operator: Operator) => LegalText>;
type Path = keyof typeof texts;
const paths = Object.keys(texts) as Path[];
const read = (path: Path, operator = stated) => pageOf(<LegalPage text={texts[path](operator)} />);

describe.each(paths)("%s", (path) => {
  const page = read(path);
  const { sections } = texts[path](stated);

  test("has the header, the date and the footer of spec 2 §2", () => {
    expect(page.text).toContain("Pick Your Coach. Crush Your Goals.");
    expect(page.text).toContain("Back to Home");
    expect(page.text).toContain("Last updated September 14, 2025");
    expect(page.text).toContain("© 2025 GoalCoach");
    expect(page.html).toMatch(
      /<a[^>]*aria-label="GoalCoach, home"[^>]*href="\/"|<a[^>]*href="\/"[^>]*aria-label="GoalCoach, home"/,
    );
  });

  test("numbers its sections, and the contents name each of them once", () => {
    const contents = /<nav aria-labelledby="contents"[\s\S]*?<\/nav>/.exec(page.html)?.[0] ?? "";
    const listed = [...contents.matchAll(/<a href="#([^"]+)">([\s\S]*?)<\/a>/g)];
    expect(listed.map((found) => [found[1], plain(found[2] ?? "").trim()])).toEqual(
      sections.map(({ id, title }, at) => [id, `${at + 1}. ${title}`]),
    );
    for (const [at, { title }] of sections.entries()) expect(page.text).toContain(`${at + 1}. ${title}`);
  });

  test("every address within the page is there, once", () => {
    expect(new Set(page.ids).size).toBe(page.ids.length);
    const within = page.links.filter((href) => href.startsWith("#")).map((href) => href.slice(1));
    expect(within.filter((id) => !page.ids.includes(id))).toEqual([]);
  });

  test("headings are in order", () => expectOutline(page.ranks));

  test("every link leads somewhere: a page of ours, https, mail or telephone", () => {
    const outside = /^(https:\/\/|mailto:|tel:\d|#)/;
    expect(page.links.filter((href) => !outside.test(href) && !PATHS.has(pathOf(href)))).toEqual([]);
  });

  test("names the support address of the installation, and no other", () => {
    expect(page.links.filter((href) => href.startsWith("mailto:"))).toContain("mailto:help@tall-oak.test");
    expect(page.html).not.toContain("goalcoach.example");
  });

  test("holds no placeholder", () => {
    expect(page.text).not.toMatch(/\[[A-Z]|\bTODO\b|lorem|undefined|NaN|\{\w+\}/);
  });
});

describe("the points that each text must cover", () => {
  test.each<[Path, string, RegExp]>([
    ["/privacy-policy", "name and e-mail", /your name, your e-mail address/],
    ["/privacy-policy", "profile", /age, gender, location, occupation/],
    ["/privacy-policy", "goal data", /Goal data:/],
    ["/privacy-policy", "preferences and style", /Communication preferences and motivation style/],
    ["/privacy-policy", "chat", /Chat messages with coaches/],
    ["/privacy-policy", "device and usage", /Device and usage data/],
    ["/privacy-policy", "use", /How we use it/],
    ["/privacy-policy", "not sold", /Your data is not sold/],
    ["/privacy-policy", "AI disclosure", /character played by an AI model/],
    ["/privacy-policy", "security", /argon2id/],
    ["/privacy-policy", "export", /ZIP file with everything/],
    ["/privacy-policy", "deletion", /7 days to change your mind/],
    ["/privacy-policy", "retention", /How long we keep it/],
    ["/privacy-policy", "cookies", /Cookie Policy/],
    ["/privacy-policy", "children", /not for children under 13/],
    ["/privacy-policy", "transfers", /International transfers/],
    ["/privacy-policy", "changes", /Changes to this policy/],
    ["/terms-of-use", "acceptance", /you accept these terms/],
    ["/terms-of-use", "service", /pick one of five AI coaches/],
    ["/terms-of-use", "accounts", /at least 13 years old/],
    ["/terms-of-use", "acceptable use", /You agree not to/],
    ["/terms-of-use", "trial", /lasts 3 days, once per person, and starts without a card/],
    ["/terms-of-use", "billed in advance", /billed in advance/],
    ["/terms-of-use", "cancel", /cancel any time/],
    ["/terms-of-use", "money back", /within 30 days of your first payment/],
    ["/terms-of-use", "grace", /7 days to update your payment method/],
    ["/terms-of-use", "price changes", /at least 30 days’ notice/],
    ["/terms-of-use", "texts", /at most one a day, between 08:00 and 21:00 your local time/],
    ["/terms-of-use", "STOP and HELP", /Reply STOP .* HELP/],
    ["/terms-of-use", "rates", /Message and data rates may apply/],
    ["/terms-of-use", "property", /Intellectual property/],
    ["/terms-of-use", "AI", /not medical, psychological, legal or financial advice/],
    ["/terms-of-use", "privacy", /Privacy Policy/],
    ["/terms-of-use", "disclaimers", /provided as it is/],
    ["/terms-of-use", "termination", /delete your account at any time in your profile settings/],
    ["/terms-of-use", "changes", /Changes to these terms/],
    ["/terms-of-use", "law", /law of Ireland governs/],
    ["/cookie-policy", "essential", /Essential cookies/],
    ["/cookie-policy", "functional", /We set no functional cookies/],
    ["/cookie-policy", "analytics", /Analytics cookies.*We set none today/],
    ["/cookie-policy", "performance", /Performance cookies.*We set none today/],
    ["/cookie-policy", "third parties", /form comes from Stripe/],
    ["/cookie-policy", "duration", /between 30 days and 2 years/],
    ["/cookie-policy", "session cookie", /next-auth\.session-token/],
    ["/cookie-policy", "session hint", /goalcoach-member/],
    ["/cookie-policy", "Google", /next-auth\.state/],
    ["/cookie-policy", "browsers", /Chrome.*Firefox.*Safari.*Edge/],
    ["/cookie-policy", "disabling", /Without essential cookies you cannot sign in/],
    ["/safety", "not an emergency service", /cannot help in an emergency/],
    ["/safety", "before any model", /Before any AI model sees it/],
    ["/safety", "the card", /I’m okay, continue/],
    ["/safety", "held", /72 hours/],
    ["/safety", "counts only", /Only a count/],
    ["/safety", "directory", /findahelpline\.com/],
    ["/safety", "label", /AI coach, not a person/],
    ["/safety", "weight", /2 lb \(0\.9 kg\) a week/],
  ])("%s: %s", (path, _, words) => {
    expect(read(path).text).toMatch(words);
  });

  test.each(PROCESSORS.map(({ name }) => name))("the privacy policy names %s", (name) => {
    expect(read("/privacy-policy").text).toContain(name);
  });

  test.each(["Anthropic", "Stripe", "Resend", "Twilio", "Google"])("%s is among the processors", (vendor) => {
    expect(PROCESSORS.map(({ name }) => name)).toContain(vendor);
  });

  test.each(Object.values(HELPLINES).map((help) => [help.country, help] as const))("/safety helps in %s", (_, help) => {
    const { text } = read("/safety");
    expect(text).toContain(help.country);
    for (const { name, number } of help.lines) expect(text).toContain(`${number} ${name}`);
  });
});

describe("who runs the installation", () => {
  test("is named where it was stated", () => {
    expect(read("/privacy-policy").text).toContain("is run by Tall Oak Ltd (Ireland)");
  });

  test.each<[Path, RegExp]>([
    ["/privacy-policy", /operator of this installation of GoalCoach has not stated its name/],
    ["/terms-of-use", /operator of this installation has not stated which jurisdiction’s law/],
    ["/cookie-policy", /has not stated a name or postal address/],
  ])("%s says so plainly where it was not", (path, words) => {
    expect(read(path, silent).text).toMatch(words);
  });
});
