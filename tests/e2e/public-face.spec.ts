import { expect, type Page } from "playwright/test";
import { COACHES } from "@/lib/core/coaches/catalogue";
import { test } from "./person";

const names = (page: Page) => page.getByRole("log").getByRole("heading");
const playing = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll("video")].filter((video) => !video.paused).length);

test.describe("the landing page", () => {
  for (const menu of ["Coaches", "Goals"]) {
    test(`the menu ${menu} opens and closes by click, by a click beside it and by Escape`, async ({ page }) => {
      await page.goto("/");
      const button = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: menu });
      const panel = page.locator(`#menu-${menu.toLowerCase()}`);
      await expect(panel).toBeHidden();
      await button.click();
      await expect(panel).toBeVisible();
      await button.click();
      await expect(panel).toBeHidden();
      await button.click();
      // Upon a link of the page beneath: the click closes the menu and follows nothing.
      await page.mouse.click(200, 580);
      await expect(panel).toBeHidden();
      await button.click();
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
      await expect(page).toHaveURL("/");
      expect((await panel.evaluate((element) => getComputedStyle(element).maxHeight)) === "320px").toBe(
        menu === "Goals",
      );
    });
  }

  test("on a phone everything is in one menu, and nothing is wider than the phone", async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto("/");
    const bar = page.getByRole("navigation", { name: "Main" });
    await expect(bar.getByRole("link", { name: "Get Started" })).toBeVisible();
    await bar.getByRole("button", { name: "Menu" }).click();
    await bar.getByText("Coaches").last().click();
    await bar.getByRole("link", { name: /Zen Master Kai/ }).click();
    await expect(page).toHaveURL("/coach-showcase?coach=zen_kai");
    await expect(names(page)).toHaveText(["Zen Master Kai"]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });

  test("videos play on screen, rest off screen, and can be paused", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/");
    await page.locator("video").first().scrollIntoViewIfNeeded();
    await expect.poll(() => playing(page)).toBe(5);
    await page.getByRole("button", { name: "Pause videos" }).click();
    await expect.poll(() => playing(page)).toBe(0);
    await page.getByRole("button", { name: "Play videos" }).click();
    await expect.poll(() => playing(page)).toBe(5);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect.poll(() => playing(page)).toBe(0);
  });

  test("the films of all five coaches really run", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/");
    await page.locator("video").first().scrollIntoViewIfNeeded();
    const films = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("video")].map((film) => ({
          file: new URL(film.currentSrc || location.href).pathname,
          moved: film.currentTime > 0.5,
          sized: film.videoWidth > 0 && film.videoHeight > film.videoWidth,
          fault: film.error?.message ?? null,
        })),
      );
    await expect
      .poll(films, { timeout: 30_000 })
      .toEqual(COACHES.map(({ key }) => ({ file: `/coaches/${key}.webm`, moved: true, sized: true, fault: null })));
  });

  test("every excuse has five answers", async ({ page }) => {
    await page.goto("/");
    const chat = page.getByRole("region", { name: "One excuse, five answers" });
    await expect(chat.getByText("Monday is a thought.")).toBeVisible();
    await chat.getByText("I’m too tired today.").click();
    await expect(chat.getByText("Rest is on the path, too.")).toBeVisible();
    await expect(chat.getByText("Monday is a thought.")).toBeHidden();
  });
});

test.describe("the coach showcase", () => {
  test("types, stops for the next coach, repeats nobody", async ({ page }) => {
    await page.goto("/coach-showcase?coach=questy");
    await expect(names(page)).toHaveText(["Questy Brinkley"]);
    await expect(page.locator(".caret")).toHaveCount(1);
    await page.getByRole("button", { name: "Ida" }).click();
    await expect(names(page)).toHaveText(["Questy Brinkley", "Ida Rosenquest"]);
    await expect(page.locator(".caret")).toHaveCount(1);
    await expect(page.locator("#intro-ida .caret")).toHaveText(/^Oh, there/);
    await page.getByRole("button", { name: "Questy" }).click();
    await expect(names(page)).toHaveCount(2);
  });

  test("a key nobody has begins with the first coach; reduced motion does not type", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/coach-showcase?coach=nobody");
    await expect(names(page)).toHaveText(["Sergeant Miles Stone"]);
    await expect(page.locator(".caret")).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the landing page shows everything and its menus open", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Goals" }).click();
    await expect(page.locator("#menu-goals").getByRole("link")).toHaveCount(16);
    for (const { name } of COACHES) await expect(page.getByRole("heading", { name })).toBeVisible();
  });

  test("the showcase introduces all five", async ({ page }) => {
    await page.goto("/coach-showcase");
    for (const { name } of COACHES) await expect(page.getByRole("heading", { name })).toBeVisible();
  });
});
