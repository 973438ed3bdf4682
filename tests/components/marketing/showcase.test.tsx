import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import CoachShowcasePage from "@/app/(site)/coach-showcase/page";
import { finish, type Meeting, meet, nobodyYet, opener, typedLength } from "@/components/marketing/showcase/meeting";
import { COACHES } from "@/lib/core/coaches/catalogue";

jest.mock("@/lib/wiring", () => ({
  operatorFacts: () => ({ name: null, jurisdiction: null, supportEmail: "help@goalcoach.test" }),
}));

const keys = ["sgt_miles", "ida", "questy", "zen_kai", "achieva"] as const;
const anyKey = fc.constantFrom(...keys);

describe("typedLength (spec 1 §4: 30 ms a character after 500 ms)", () => {
  test.each([
    [0, 0],
    [499, 0],
    [529, 0],
    [530, 1],
    [559, 1],
    [560, 2],
    [500 + 30 * 99, 99],
    [500 + 30 * 100, 100],
    [1e9, 100],
    [-5, 0],
  ])("after %i ms %i of 100 characters stand", (elapsed, shown) => {
    expect(typedLength(100, elapsed)).toBe(shown);
  });

  test("never takes a character back", () => {
    fc.assert(
      fc.property(fc.nat(400), fc.nat(20_000), fc.nat(1000), (length, at, later) => {
        expect(typedLength(length, at + later)).toBeGreaterThanOrEqual(typedLength(length, at));
      }),
    );
  });
});

describe("the meeting", () => {
  const meetingOf = (...guests: (typeof keys)[number][]) => guests.reduce<Meeting>(meet, nobodyYet);

  test("a newcomer is added last and speaks; whoever spoke before is cut short", () => {
    expect(meetingOf("questy", "ida")).toEqual({ met: ["questy", "ida"], speaking: true });
    expect(finish(meetingOf("questy", "ida"), "questy").speaking).toBe(true);
  });

  test("nobody is introduced twice, and a second click disturbs nobody", () => {
    const meeting = meetingOf("questy", "ida");
    expect(meet(meeting, "questy")).toBe(meeting);
    expect(meet(finish(meeting, "ida"), "ida").speaking).toBe(false);
    fc.assert(
      fc.property(fc.array(anyKey), (clicks) => {
        const { met } = meetingOf(...clicks);
        expect(met).toEqual([...new Set(clicks)]);
      }),
    );
  });

  test.each([
    ["?coach=zen_kai", "zen_kai"],
    ["?coach=achieva&x=1", "achieva"],
    ["?coach=dr_alex", "sgt_miles"],
    ["?coach=constructor", "sgt_miles"],
    ["?coach=", "sgt_miles"],
    ["", "sgt_miles"],
  ])("%p is opened by %s", (query, key) => {
    expect(opener(keys, query)).toBe(key);
  });
});

describe("the page (spec 1 §2)", () => {
  const html = renderToStaticMarkup(<CoachShowcasePage />);
  const [scripted = "", unscripted = ""] = html.split("<noscript>");

  test("has its heading, five faces to press and the ways out", () => {
    expect(html).toContain("Meet Your Coaches</h1>");
    expect(scripted.match(/<button[^>]*class="grid w-16/g)).toHaveLength(5);
    expect(html).toMatch(/<a href="\/"[^>]*>.*?Back to Home<\/a>/s);
  });

  test("the trial button knows both ways: members to the dashboard, others to the trial", () => {
    const ways = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>Start Your Free Trial<\/a>/g)].map(([tag, href]) => [
      href,
      /\[data-member\]_&amp;\]:hidden/.test(tag)
        ? "visitors"
        : /not\(\[data-member\]\)_&amp;\]:hidden/.test(tag)
          ? "members"
          : "",
    ]);
    expect(ways).toEqual([
      ["/auth/login?context=trial", "visitors"],
      ["/dashboard", "members"],
    ]);
  });

  test("without a script all five introduce themselves", () => {
    for (const { name, introMessage } of COACHES) {
      expect(unscripted).toContain(name);
      expect(unscripted).toContain(introMessage.replaceAll("'", "&#x27;"));
    }
  });
});
