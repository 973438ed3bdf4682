import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "playwright/test";
import { greeted, makeGoal } from "./member";
import { newPerson, register, test } from "./person";

const axeSource = readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds on the page as it stands, in words that name the place. */
async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const found = await axe.run(document, {
      resultTypes: ["violations"],
      // A menu hangs on its button, not in a landmark; everything else has to be in one.
      rules: { region: { enabled: document.querySelector("[role=menu]") === null } },
    });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`);
  });
}

const WIDTHS = [375, 1280] as const;
const THEMES = ["light", "dark"] as const;

test("no page of a member fails axe, narrow or wide, by day or by night", async ({ page }) => {
  test.slow();
  await register(page, newPerson());
  const goalId = await makeGoal(page);
  await greeted(page, goalId);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const stations: readonly (readonly [name: string, path: string, open?: (page: Page) => Promise<unknown>])[] = [
    ["dashboard", "/dashboard"],
    ["account menu", "/dashboard", () => page.getByRole("button", { name: "Account" }).click()],
    ["templates", "/goal-setup?goal=read-more"],
    ["own goal, refused", "/goals/new", ownGoalRefused],
    [
      "choice of coach",
      "/goal-setup?goal=read-more",
      () => page.getByRole("button", { name: "Select This Goal" }).click(),
    ],
    ["goal", `/goals/${goalId}`],
    ["goal, checked in", `/goals/${goalId}`, () => page.getByRole("button", { name: /Log 10 minutes/ }).click()],
    ["settings", `/goals/${goalId}/settings`],
    ["deletion", `/goals/${goalId}/settings`, () => page.getByRole("button", { name: "Delete Goal" }).click()],
    ["coaches", "/coaches"],
    ["chat", `/chat/v2/${goalId}`],
    ["switch of coach", `/chat/v2/${goalId}`, () => page.getByRole("button", { name: "Switch" }).click()],
    ["unknown goal", "/goals/00000000-0000-4000-8000-000000000000"],
  ];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of THEMES) {
      // Before the page, not on it: colours in transition have no contrast to judge.
      await page.emulateMedia({ colorScheme });
      for (const [name, path, open] of stations) {
        await page.goto(path);
        await open?.(page);
        const place = `${name}, ${width} px, ${colorScheme}`;
        expect.soft(await violations(page), place).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft(overflow, `${place}: no wider than the window`).toBeLessThanOrEqual(0);
      }
    }
  }
});

async function ownGoalRefused(page: Page) {
  await page.getByRole("tab", { name: "Write my own" }).click();
  await page.getByRole("button", { name: "Select This Goal" }).click();
}
