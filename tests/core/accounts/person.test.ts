import fc from "fast-check";
import { COMMON_PASSWORDS } from "@/lib/core/accounts/common-passwords";
import { type EmailAddress, emailAddress, mailboxOf } from "@/lib/core/accounts/email-address";
import { CODE_LENGTH, codeFrom, codeState, lifeOf, tokenFrom, typedCode } from "@/lib/core/accounts/one-time-code";
import { passwordFault, requirePassword } from "@/lib/core/accounts/password";
import { displayName, initials, personName } from "@/lib/core/accounts/person-name";
import { refusalOf } from "@/tests/core/refusal-of";

describe("e-mail addresses (R2)", () => {
  test.each([
    [" Ada@Example.COM ", "ada@example.com"],
    ["a.b+tag@sub.example.co", "a.b+tag@sub.example.co"],
    ["o'neil@example.org", "o'neil@example.org"],
  ])("%p is %p", (text, expected) => expect(emailAddress(text)).toBe(expected));
  test.each([
    "",
    "ada",
    "@example.com",
    "ada@",
    "ada@localhost",
    "a b@example.com",
    "ada@example.com\r\nBcc: x@y.z",
    "ada@@example.com",
    ".ada@example.com",
    "a..b@example.com",
    "ada@-example.com",
    "ada@example..com",
    "ada@127.0.0.1",
    `${"a".repeat(65)}@example.com`,
    `a@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(60)}.${"f".repeat(20)}.com`,
    "ädа@example.com",
    '"a"@example.com',
  ])("%j is none", (text) => expect(emailAddress(text)).toBeNull());
  test("an address is a fixed point", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (text) => {
        const address = emailAddress(text);
        if (address !== null) expect(emailAddress(address)).toBe(address);
      }),
    );
  });
  test.each([
    ["a.d.a+goals@gmail.com", "ada@gmail.com"],
    ["ada@googlemail.com", "ada@gmail.com"],
    ["a.da+x@example.com", "a.da@example.com"],
    ["+x@example.com", "+x@example.com"],
  ])("one person: %p is %p", (address, mailbox) => expect(mailboxOf(address as EmailAddress)).toBe(mailbox));
});

describe("passwords (R2, T29)", () => {
  const email = "ada@example.com";
  test("the list is long enough, and all of it long enough to matter", () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThanOrEqual(200);
    expect([...COMMON_PASSWORDS].filter((word) => word.length < 8 || word !== word.toLowerCase())).toEqual([]);
  });
  test.each(["correct horse", "пароль-на-ять", "🎯🎯🎯🎯🎯🎯🎯🏆", "xy".repeat(100), "  spaces count  "])(
    "%p will do",
    (password) => expect(passwordFault(password, email)).toBeNull(),
  );
  test.each([
    ["seven77", "Password must be at least 8 characters long"],
    ["🎯🎯🎯🎯🎯🎯🎯", "Password must be at least 8 characters long"],
    [`${"x".repeat(200)}y`, "Password must be at most 200 characters long"],
    ["PassWord123", "That password is too common. Please choose another."],
    ["zzzzzzzzzz", "That password is too common. Please choose another."],
    ["Ada@Example.com", "Password must not be your email address"],
    ["abcdefg\u0000h", "Password contains characters that cannot be stored"],
  ])("%j: %s", (password, fault) => {
    expect(passwordFault(password, email)).toBe(fault);
    expect(refusalOf(() => requirePassword(password, email)).detail.fields).toEqual({ password: fault });
  });
});

describe("codes (R2, T13)", () => {
  const digest = fc.stringMatching(/^[0-9a-f]{64}$/);
  test("any digest gives six unambiguous signs, and always the same", () => {
    fc.assert(
      fc.property(digest, (hex) => {
        const code = codeFrom(hex);
        expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/);
        expect(code).toHaveLength(CODE_LENGTH);
        expect(codeFrom(hex)).toBe(code);
        expect(typedCode(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `)).toBe(code);
        expect(tokenFrom(hex)).toHaveLength(64);
      }),
    );
  });
  test("thirty bits all matter", () => {
    const codes = Array.from({ length: 30 }, (_, bit) => codeFrom((2 ** (bit + 2)).toString(16).padStart(8, "0")));
    expect(new Set([...codes, codeFrom("00000000")]).size).toBe(31);
  });
  test("too short a digest is our own mistake", () => {
    expect(() => codeFrom("abc")).toThrow(TypeError);
    expect(() => tokenFrom("abcdef0123")).toThrow(TypeError);
  });
  test.each([
    ["o1il0o", "011100"],
    ["ABC 23", null],
    ["ABCDEFG", null],
    ["ABCDU1", null],
    ["ABC😀1", null],
    ["A".repeat(1000), null],
  ])("typed %j is read as %j", (typed, code) => expect(typedCode(typed)).toBe(code));

  const at = new Date("2026-11-21T12:10:00Z");
  const row = { expiresAt: at, triesLeft: 1, usedAt: null, replacedAt: null };
  test.each([
    ["valid", { ...row, expiresAt: new Date(at.getTime() + 1) }],
    ["expired", row],
    ["used_up", { ...row, expiresAt: new Date(at.getTime() + 1), triesLeft: 0 }],
    ["used", { ...row, usedAt: at }],
    ["replaced", { ...row, replacedAt: at }],
  ])("%s", (state, code) => expect(codeState(code, at)).toBe(state));
  test("ten minutes typed, sixty clicked", () => {
    expect([lifeOf("verify_email"), lifeOf("reset_password")]).toEqual([600_000, 3_600_000]);
  });
});

describe("names (T24)", () => {
  test.each([
    [" Ada ", "Ada"],
    ["Zoë-Anne O’Neil", "Zoë-Anne O’Neil"],
    ["", null],
    ["x".repeat(81), null],
    ["Ada\r\nBcc: x", null],
    ["A\u0000", null],
  ])("%j is %j", (text, expected) => expect(personName(text)).toBe(expected));
  test("fallbacks", () => {
    expect([
      displayName({ firstName: null }),
      displayName({ firstName: " " }),
      displayName({ firstName: "Ada" }),
    ]).toEqual(["Goal Crusher", "Goal Crusher", "Ada"]);
    const person = (firstName: string | null, lastName: string | null, email: string | null) =>
      initials({ firstName, lastName, email });
    expect([
      person("ada", "lovelace", null),
      person(null, null, "x@y.z"),
      person("🎯x", "", null),
      person(null, null, null),
    ]).toEqual(["AL", "X", "🎯", "?"]);
  });
});
