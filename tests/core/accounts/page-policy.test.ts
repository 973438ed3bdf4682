import { contentSecurityPolicy, isStaticPage, STANDING_HEADERS } from "@/lib/core/accounts/page-policy";

const rule = (policy: string, name: string) => policy.split("; ").find((line) => line.startsWith(`${name} `));

describe("contentSecurityPolicy (T39)", () => {
  const member = contentSecurityPolicy({ nonce: "abc", secure: true });

  test("a page that knows a member runs only scripts with the nonce", () => {
    expect(rule(member, "script-src")).toBe("script-src 'self' 'nonce-abc' 'strict-dynamic'");
    expect(rule(member, "script-src")).not.toContain("unsafe");
  });

  test.each(["object-src", "base-uri", "frame-ancestors", "frame-src"])("%s is 'none'", (name) => {
    expect(rule(member, name)).toBe(`${name} 'none'`);
  });

  test("the card form's origins stand only where cards are", () => {
    const cards = ["https://js.stripe.com"];
    expect(member).not.toContain("stripe");
    const paying = contentSecurityPolicy({ nonce: "abc", cards, secure: true });
    expect(rule(paying, "frame-src")).toBe("frame-src https://js.stripe.com");
    expect(rule(paying, "connect-src")).toBe("connect-src 'self' https://js.stripe.com");
  });

  test("plain http is not raised where there is no https", () => {
    expect(member).toContain("upgrade-insecure-requests");
    expect(contentSecurityPolicy({ nonce: "abc", secure: false })).not.toContain("upgrade-insecure-requests");
  });
});

test.each([
  ["/", true],
  ["/pricing", true],
  ["/dashboard", false],
  ["/auth/login", false],
  ["/pricing/../dashboard", false],
])("%s is the same for everybody: %s", (path, expected) => {
  expect(isStaticPage(path)).toBe(expected);
});

test("the standing headers forbid what nobody here needs", () => {
  expect(STANDING_HEADERS).toMatchObject({ "X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY" });
  expect(STANDING_HEADERS["Permissions-Policy"]).toMatch(/camera=\(\).*geolocation=\(\)/);
});
