import { renderToStaticMarkup } from "react-dom/server";
import Landing, { metadata } from "@/app/(site)/page";
import { COACHES } from "@/lib/core/coaches/catalogue";
import { LANDING_TILES } from "@/lib/core/goals/landing-tiles";

jest.mock("@/lib/wiring", () => ({
  siteOrigin: () => "https://goalcoach.test",
  operatorFacts: () => ({ name: null, jurisdiction: null, supportEmail: "help@goalcoach.test" }),
}));

const html = renderToStaticMarkup(<Landing />);
const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((found) => (found[1] ?? "").replaceAll("&amp;", "&"));
const coachLinks = COACHES.map(({ key }) => `/coach-showcase?coach=${key}`);
const goalLinks = LANDING_TILES.map(({ id }) => `/goal-setup?goal=${id}`);

describe("the landing page (spec 1 §2)", () => {
  test("leads to every target of the specification and nowhere else", () => {
    const spec = [
      "/",
      "/pricing",
      "/auth/login?context=trial",
      "/auth/login?context=signup",
      "/coach-showcase",
      "/goals",
      "/dashboard",
      "/privacy-policy",
      "/terms-of-use",
      "/cookie-policy",
      // The protocol of R8 must be found by whoever looks for it.
      "/safety",
      ...coachLinks,
      ...goalLinks,
    ];
    const links = all(/<a [^>]*?href="([^"]*)"/g).filter((href) => !href.startsWith("mailto:"));
    expect([...new Set(links)].sort()).toEqual([...spec].sort());
  });

  test.each([
    ["Free Trial", "/auth/login?context=trial"],
    ["Start Your Free Trial", "/auth/login?context=trial"],
    ["Start Your 3-Day Free Trial", "/auth/login?context=trial"],
    ["Login", "/auth/login?context=signup"],
    ["Sign Up", "/auth/login?context=signup"],
    ["Get Started", "/auth/login?context=signup"],
    ["Pricing", "/pricing"],
  ])("“%s” leads to %s, wherever it stands", (words, target) => {
    const links = [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)]
      .filter(([, , inside = ""]) => inside.split(/<[^>]*>/).includes(words))
      .map(([, attributes = ""]) => /href="([^"]*)"/.exec(attributes)?.[1]?.replaceAll("&amp;", "&"));
    expect(links.length).toBeGreaterThan(0);
    expect(new Set(links)).toEqual(new Set([target]));
  });

  test("its sections stand in the order of the specification", () => {
    const landmarks = [
      "Goals aren&#x27;t the problem.",
      'id="previews"',
      'id="trial"',
      'id="coaches"',
      'id="goals"',
      'id="closing"',
      "<footer",
    ];
    const places = landmarks.map((mark) => html.indexOf(mark));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test("menus open what is there: every popover has its button, and ids are single", () => {
    const ids = all(/ id="([^"]+)"/g);
    expect(ids).toEqual([...new Set(ids)]);
    expect(all(/popoverTarget="([^"]+)"/gi)).toEqual(all(/<div id="([^"]+)" popover="auto"/g));
    expect(all(/popoverTarget="([^"]+)"/gi)).toEqual(["menu-coaches", "menu-goals", "menu-all"]);
  });

  test("one h1, and no level is skipped", () => {
    const levels = all(/<h([1-6])/g).map(Number);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, at) => {
      expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1);
    });
  });

  test("whatever loads later has its place: five videos and all pictures say their size", () => {
    const pictures = html.match(/<(img|video)\b[^>]*>/g) ?? [];
    expect(pictures.filter((tag) => tag.startsWith("<video"))).toHaveLength(5);
    for (const tag of pictures) expect(tag).toMatch(/ width="\d+" height="\d+"/);
  });

  test("the support address is the operator's", () => {
    expect(new Set(all(/href="(mailto:[^"]*)"/g))).toEqual(new Set(["mailto:help@goalcoach.test"]));
  });

  test("prices and days are the plan table's", () => {
    expect(html).toContain("3-day free trial");
    expect(html).toContain("$4.99/month");
  });

  test("tells search engines who we are, and nobody what the coaches are told", () => {
    const facts = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "null");
    expect(facts).toMatchObject({ "@type": "Organization", url: "https://goalcoach.test" });
    for (const { voice } of COACHES) expect(html).not.toContain(voice.reminder);
  });

  test("has a title, a canonical address and a picture to share", () => {
    expect(metadata).toMatchObject({
      title: { absolute: "GoalCoach · Pick Your Coach. Crush Your Goals." },
      alternates: { canonical: "/" },
      openGraph: { images: [{ url: "/og/home.png", width: 1200, height: 630 }] },
    });
  });
});
