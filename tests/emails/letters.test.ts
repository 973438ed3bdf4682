import fc from "fast-check";
import { greeting } from "@/emails/layout/greeting";
import { renderLetter } from "@/emails/render";
import { UTC } from "@/lib/core/kernel/day";
import type { LetterKind, LetterProps } from "@/lib/core/notifications/letters";

const at = new Date("2026-11-21T08:05:00Z");
const origin = "https://goalcoach.example";

const letters: { [Kind in LetterKind]: (firstName: string) => LetterProps[Kind] } = {
  verification_code: (firstName) => ({ firstName, code: "K7M4QX", minutes: 10, verifyUrl: `${origin}/verify-email` }),
  password_reset: (firstName) => ({ firstName, minutes: 60, resetUrl: `${origin}/reset-password?token=a1b2&x=1` }),
  already_registered: (firstName) => ({ firstName, at, zone: UTC, signInUrl: `${origin}/login` }),
  password_changed: (firstName) => ({ firstName, at, zone: UTC, recoverUrl: `${origin}/login` }),
  welcome: (firstName) => ({ firstName, newGoalUrl: `${origin}/goals/new` }),
};
const kinds = Object.keys(letters) as LetterKind[];
const write = <Kind extends LetterKind>(kind: Kind, firstName = "Ada") => renderLetter(kind, letters[kind](firstName));

test.each<[LetterKind, string, string[]]>([
  ["verification_code", "Your GoalCoach verification code", ["K7M4QX", "10 minutes", `${origin}/verify-email`]],
  ["password_reset", "Reset your GoalCoach password", [`${origin}/reset-password?token=a1b2&x=1`, "60 minutes"]],
  ["already_registered", "You already have a GoalCoach account", [`${origin}/login`, "Nov 21, 2026 at 08:05 (UTC)"]],
  ["password_changed", "Your GoalCoach password was changed", [`${origin}/login`, "Nov 21, 2026 at 08:05 (UTC)"]],
  ["welcome", "Welcome to GoalCoach: pick your coach", [`${origin}/goals/new`]],
])("%s says what it must, in both bodies", async (kind, subject, facts) => {
  const letter = await write(kind);
  expect(letter.subject).toBe(subject);
  expect(letter.text).toContain("Hi Ada,");
  for (const fact of facts) {
    expect(letter.text).toContain(fact);
    expect(letter.html.replaceAll("&amp;", "&").replaceAll("<!-- -->", "")).toContain(fact);
  }
});

test("the code stands alone on its line, and never in the subject", async () => {
  const { subject, text } = await write("verification_code");
  expect(text.split("\n")).toContain("K7M4QX");
  expect(subject).not.toContain("K7M4QX");
});

test.each(kinds)("%s loads nothing from elsewhere and runs nothing", async (kind) => {
  const { html, text } = await write(kind);
  expect(html).not.toMatch(/<script|<img|<iframe|@import|url\(|\son\w+=/i);
  expect(text).not.toMatch(/<\w/);
  expect(html).toContain("prefers-color-scheme:dark");
});

const HOSTILE = [
  "<script>alert(1)</script>",
  'Ada"><img src=x onerror=alert(1)>',
  "Ada\r\nBcc: victim@example.com",
  "Win money at https://evil.example",
  "evil.example",
  "www evil",
  "Ada\u202Eelgoog",
  "A".repeat(200),
  "",
];

test.each(HOSTILE)("a name like %j never becomes our words", async (name) => {
  for (const kind of kinds) {
    const { subject, html, text } = await write(kind, name);
    expect(text).toContain("Hi there,");
    expect(subject).not.toMatch(/[\r\n]/);
    expect(`${html}${text}`).not.toMatch(/evil|alert\(1\)|Bcc|\u202E|A{41}/);
  }
});

test.each(["Ada", "Jean-Luc", "O'Brien", "Zoë", "李明", "María José", "José da Silva Jr.", " Ada "])(
  "%s is a name",
  (name) => {
    expect(greeting(name)).toBe(`Hi ${name.trim()},`);
  },
);

test("whatever is typed as a name, the greeting is one line of letters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (name) => {
      expect(greeting(name)).toMatch(/^Hi [\p{L}\p{M}\p{N} .'’-]{1,40},$/u);
    }),
  );
});
