import { HELPLINES, helpIn, telLink } from "@/lib/core/coaches/helplines";

const countries = Object.entries(HELPLINES);

describe("the table of helplines (R8)", () => {
  test.each(countries)("%s names its country, its emergency number and at least one line", (code, help) => {
    expect(code).toMatch(/^[A-Z]{2}$/);
    expect(new Intl.DisplayNames("en", { type: "region" }).of(code)).toContain(help.country);
    expect(help.emergency).toMatch(/^\d{3}$/);
    expect(help.lines.length).toBeGreaterThan(0);
  });

  test.each(countries.flatMap(([code, { lines }]) => lines.map((line) => [code, line.name, line] as const)))(
    "%s: %s can be dialled and names its source",
    (_, __, line) => {
      expect(line.number).toMatch(/^\d[\d -]{1,14}\d$/);
      expect(telLink(line.number)).toMatch(/^tel:\d{3,12}$/);
      expect(line.source).toMatch(/^[a-z0-9.-]+\.[a-z]{2,}$/);
    },
  );

  test("is in the order in which people look: by name", () => {
    const names = countries.map(([, { country }]) => country);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
  });

  test.each([
    ["US", "988"],
    ["GB", "116 123"],
    ["ie", "116 123"],
    ["AU", "13 11 14"],
    ["CA", "988"],
    ["NZ", "1737"],
    ["DE", "0800 111 0 111"],
    ["FR", "3114"],
    ["ES", "024"],
  ])("%s is told %s", (code, number) => {
    expect(helpIn(code)?.lines[0]?.number).toBe(number);
  });

  test.each([null, "", "XX", "__proto__", "constructor"])("%p has no entry", (code) => {
    expect(helpIn(code)).toBeNull();
  });
});
