import { source } from "axe-core";
import { expect, type Page } from "playwright/test";
import { enterAsMember } from "./entrance";
import { test } from "./person";
import { NOT_THERE, RESET_WITHOUT_TOKEN, SIGN_IN_PAGES, STATIC_PAGES } from "./public-pages";

const WIDTHS = [375, 768, 1280] as const;

/** What axe finds on the page as it stands, in words that name the place. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(async () => {
    type Found = { violations: { id: string; nodes: { target: string[]; failureSummary?: string }[] }[] };
    const { axe } = window as unknown as { axe: { run(): Promise<Found> } };
    const { violations } = await axe.run();
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary ?? ""}`),
    );
  });
}

async function inspect(page: Page, place: string, found: string[]): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await violations(page)).map((each) => `${place} at ${width}: ${each}`));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) found.push(`${place} at ${width}: the page is ${wide} wide`);
  }
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`axe finds nothing, ${colorScheme}`, () => {
    // Whatever fades in would be measured half-way.
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test("on the pages that are the same for everybody", async ({ page }) => {
      const found: string[] = [];
      for (const path of STATIC_PAGES) {
        await page.goto(path);
        await inspect(page, path, found);
      }
      expect(found).toEqual([]);
    });

    test("in the open menus", async ({ page }) => {
      const found: string[] = [];
      for (const [width, name] of [
        [375, "Menu"],
        [1280, "Coaches"],
        [1280, "Goals"],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto("/");
        await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name }).click();
        for (const fold of await page.locator("#menu-all summary").all()) {
          if (await fold.isVisible()) await fold.click();
        }
        found.push(...(await violations(page)).map((each) => `${name}: ${each}`));
      }
      expect(found).toEqual([]);
    });

    test("on the pages of signing in", async ({ page }) => {
      const found: string[] = [];
      for (const path of SIGN_IN_PAGES) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await inspect(page, path, found);
      }
      expect(found).toEqual([]);
    });

    test("on a reset link without a token, before it moves on", async ({ page }) => {
      await page.route("**/_next/static/**/*.js", (route) => route.abort());
      const found: string[] = [];
      await page.goto(RESET_WITHOUT_TOKEN);
      await inspect(page, RESET_WITHOUT_TOKEN, found);
      expect(found).toEqual([]);
    });

    test("where a member finds nothing", async ({ page, context }) => {
      await enterAsMember(context);
      const found: string[] = [];
      expect((await page.goto(NOT_THERE))?.status()).toBe(404);
      await inspect(page, NOT_THERE, found);
      expect(found).toEqual([]);
    });
  });
}
