import fc from "fast-check";
import { gate } from "@/lib/core/accounts/gate";
import { safeReturnPath } from "@/lib/core/accounts/return-path";

const out = (path: string) => gate(path, { signedIn: false });
const inside = (path: string) => gate(path, { signedIn: true });
const pass = { kind: "pass" };
const login = { kind: "login" };
const to = (path: string) => ({ kind: "redirect", to: path });

test.each([
  ["/", pass, { kind: "rewrite", to: "/dashboard" }],
  ["/coach-showcase", pass, pass],
  ["/privacy-policy", pass, pass],
  ["/terms-of-use", pass, pass],
  ["/cookie-policy", pass, pass],
  ["/safety", pass, pass],
  ["/pricing", pass, pass],
  ["/pricing/", pass, pass],
  ["/subscribe", pass, pass],
  ["/login", pass, to("/dashboard")],
  ["/auth/login", pass, to("/dashboard")],
  ["/reset-password", pass, pass],
  ["/verify-email", pass, pass],
  ["/dashboard", to("/login"), pass],
  ["/goals", login, pass],
  ["/goals/new", login, pass],
  ["/goal-setup", login, pass],
  ["/goals/0192-x/settings", login, pass],
  ["/chat/v2/abc", login, pass],
  ["/coaches", login, pass],
  ["/profile", login, pass],
  ["/settings", login, pass],
  ["/update-payment", login, pass],
  ["/nowhere", login, pass],
  ["/admin", pass, pass],
  ["/admin/login", pass, pass],
  ["/api/goals", pass, pass],
  ["/robots.txt", pass, pass],
])("%s: signed out %j, signed in %j", (path, signedOut, signedIn) => {
  expect([out(path), inside(path)]).toEqual([signedOut, signedIn]);
});

test.each([
  "//",
  "//admin",
  "/%61dmin",
  "/ADMIN",
  "/administrator",
  "/admin%2f",
  "/pricing/../goals",
  "/./pricing",
  "/pricing//",
  "/pricing;x",
  "/pricing/x",
  "/Pricing",
  "\\admin",
  "/\\evil.example",
  "",
  "pricing",
  "/pricing\u0000",
  "/pricing\n",
  "/api/../goals",
  "/api//goals",
  "/…",
])("%j is not public", (path) => expect(out(path)).toEqual(login));

test("whatever is asked, only known paths pass signed out", () => {
  const known =
    /^\/(|(coach-showcase|pricing|privacy-policy|terms-of-use|cookie-policy|safety|unsubscribe|subscribe|login|auth\/login|reset-password|verify-email)\/?|(admin|api|_next)(\/[A-Za-z0-9._-]+)*\/?|[a-z.-]+)$/;
  const piece = fc.constantFrom(
    "/",
    "admin",
    "api",
    "pricing",
    "goals",
    ".",
    "..",
    "%",
    "2f",
    "\\",
    "login",
    "auth",
    "A",
    "?",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = pieces.join("");
      if (out(path).kind === "pass") expect(path).toMatch(known);
    }),
    { numRuns: 3000 },
  );
});

describe("return paths stay at home (T38)", () => {
  test.each(["/goals", "/chat/v2/abc?x=1#y", "/", "/goals?next=https://evil.example"])("%p may be gone to", (path) =>
    expect(safeReturnPath(path)).toBe(path),
  );
  test.each([
    "",
    null,
    undefined,
    "goals",
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    " /goals",
    "javascript:alert(1)",
    "/./\\evil.example",
    "/..//evil.example",
    "/.//evil.example",
    `/${"a".repeat(3000)}`,
  ])("%j may not", (path) => expect(safeReturnPath(path)).toBeNull());

  test("whatever passes resolves to our own origin", () => {
    const piece = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "@",
      ":",
      "evil.example",
      "\t",
      "%2f",
      "#",
      "?",
      "a",
      "//",
      "http:",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = safeReturnPath(pieces.join(""));
        if (path !== null) expect(new URL(path, "https://ours.example").origin).toBe("https://ours.example");
      }),
      { numRuns: 3000 },
    );
  });
});
