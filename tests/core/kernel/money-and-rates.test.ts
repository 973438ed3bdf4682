import { formatCents } from "@/lib/core/kernel/money";
import { rates } from "@/lib/core/kernel/rates";
import { isPlainLine, isPlainText, lengthOf } from "@/lib/core/kernel/text";

test.each([
  [499, "$4.99"],
  [0, "$0.00"],
  [5, "$0.05"],
  [123450, "$1,234.50"],
  [-775, "-$7.75"],
])("formatCents(%p) is %p", (cents, expected) => expect(formatCents(cents)).toBe(expected));

test.each([
  ["sign_up", 3, 10_800],
  ["forgot_password", 3, 3600],
  ["resend_code", 3, 3600],
  ["sign_in", 10, 900],
  ["reset_password", 5, 3600],
] as const)("%s: %p in %p s, ten times that for an address (T12)", (name, points, perSeconds) => {
  expect(rates[name]).toEqual({ points, perSeconds });
  expect(rates[`${name}_by_address`]).toEqual({ points: points * 10, perSeconds });
});

test.each(["a\nb", "a\rb", "\u0000", "\ud800", "a\u2028b", "a\u0085b"])("%j is no plain line", (text) =>
  expect(isPlainLine(text)).toBe(false),
);
test("plain text may have several lines, and people's own signs", () => {
  expect(isPlainText("Zoë 🎉\nnext\tline")).toBe(true);
  expect(isPlainText("a\u0000b")).toBe(false);
  expect(lengthOf("🎉🎉")).toBe(2);
});
