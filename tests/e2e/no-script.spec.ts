import { expect, type Page } from "playwright/test";
import { test } from "./person";
import { RESET_WITHOUT_TOKEN, SIGN_IN_PAGES, STATIC_PAGES } from "./public-pages";

/** What a reader sees of a page: its headings, where its links lead, and how many characters it has. */
async function seen(page: Page) {
  // biome-ignore lint/performance/useDomNodeTextContent: what counts is what can be seen.
  const words = await page.locator("main").innerText();
  const parts = await page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
    return {
      headings: shown("h1, h2, h3").map(({ textContent }) => textContent.replace(/\s+/g, " ").trim()),
      links: [...new Set(shown("a[href]").map((link) => link.getAttribute("href") ?? ""))],
    };
  });
  return { ...parts, length: words.replace(/\s+/g, " ").length };
}

test("whatever is there with scripts is there without", async ({ browser, baseURL }) => {
  const [bright, plain] = await Promise.all(
    [true, false].map(async (javaScriptEnabled) => {
      const context = await browser.newContext({ baseURL, javaScriptEnabled, reducedMotion: "reduce" });
      return context.newPage();
    }),
  );
  if (!bright || !plain) throw new Error("There are two browsers.");
  const missing: string[] = [];
  for (const path of [...STATIC_PAGES, ...SIGN_IN_PAGES]) {
    await Promise.all([bright.goto(path, { waitUntil: "networkidle" }), plain.goto(path)]);
    const [all, left] = await Promise.all([seen(bright), seen(plain)]);
    expect([path, all.headings.length > 0, all.links.length > 0]).toEqual([path, true, true]);
    for (const heading of all.headings) if (!left.headings.includes(heading)) missing.push(`${path}: “${heading}”`);
    for (const link of all.links) if (!left.links.includes(link)) missing.push(`${path}: the link to ${link}`);
    // Words that only scripts add, an open answer or a typed line, are few.
    if (left.length < all.length * 0.9) missing.push(`${path}: ${all.length - left.length} characters`);
  }
  await Promise.all([bright.context().close(), plain.context().close()]);
  expect(missing).toEqual([]);
});

test.describe("with scripts switched off", () => {
  test.use({ javaScriptEnabled: false });

  test("a reset link without a token says so and leads to the login", async ({ page }) => {
    await page.goto(RESET_WITHOUT_TOKEN);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: /log in|sign in|login/i }).first()).toBeVisible();
  });

  test("an answer on the pricing page opens", async ({ page }) => {
    await page.goto("/pricing");
    const question = page.locator("main details").first();
    await question.locator("summary").click();
    await expect(question.locator("p").first()).toBeVisible();
  });
});
