import { expect, type Page } from "playwright/test";
import { greeted, makeGoal } from "./member";
import { newPerson, register, test } from "./person";

/** What a member does when something goes another way than planned. */
const card = (page: Page) => page.getByRole("region", { name: "Today" }).getByRole("article");
const TALK = "**/api/v2/chat/message";
const checkIn = (page: Page) => page.getByRole("region", { name: "Check in" });

test("a check-in is taken back, rolled back, deleted and brought back, and the sum follows", async ({ page }) => {
  await register(page, newPerson());
  const goalId = await makeGoal(page);

  await test.step("one tap checks in, Undo in the toast takes it back", async () => {
    await page.goto("/dashboard");
    const tap = card(page).getByRole("button", { name: /Log 10 minutes/ });
    await tap.click();
    await expect(card(page).getByRole("status")).toHaveText("Checked in");
    await expect(page.getByText("+10 minutes · 10 minutes of 300 minutes", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Taken back", { exact: true })).toBeVisible();
    await expect(tap).toBeVisible();
  });

  await test.step("one that never arrives leaves the screen again; Try again brings it once", async () => {
    await page.goto(`/goals/${goalId}`);
    await page.route("**/check-ins", (route) => route.abort(), { times: 1 });
    await page.getByRole("button", { name: "Log 10 minutes" }).click();
    await expect(page.getByText("Check-in not saved", { exact: true })).toBeVisible();
    await expect(checkIn(page)).toContainText(/(?<!\d)0 minutes of 300 minutes/);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(checkIn(page)).toContainText("10 minutes of 300 minutes");
  });

  await test.step("what is deleted in the history comes back with Undo", async () => {
    const history = page.getByRole("region", { name: "History" });
    await expect(history.getByRole("listitem")).toHaveCount(1);
    await history.getByRole("button", { name: /^Delete check-in of/ }).click();
    await expect(history).toContainText("No check-ins yet");
    await expect(checkIn(page)).toContainText(/(?<!\d)0 minutes of 300 minutes/);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(history.getByRole("listitem")).toHaveCount(1);
    await expect(checkIn(page)).toContainText("10 minutes of 300 minutes");
  });
});

test("the fourth goal of a trial is answered with the way on; a deleted goal makes room", async ({ page }) => {
  await register(page, newPerson());
  await makeGoal(page, { title: "One" });
  await makeGoal(page, { title: "Two" });
  const last = await makeGoal(page, { title: "Three" });
  const askForFourth = async () => {
    await page.goto("/goal-setup?goal=read-more");
    await page.getByRole("button", { name: "Select This Goal" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Create Goal" }).click();
  };
  await askForFourth();
  const limit = page.getByRole("dialog", { name: "Goal Limit Reached" });
  await expect(limit.getByRole("link")).toHaveAttribute("href", "/pricing");
  await page.keyboard.press("Escape");
  await expect(limit).toBeHidden();

  await page.goto(`/goals/${last}/settings`);
  await page.getByRole("button", { name: "Delete Goal" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete Goal" }).click();
  await page.waitForURL(/\/dashboard/);
  await expect(page.getByRole("link", { name: "Three" })).toHaveCount(0);
  await askForFourth();
  await page.waitForURL(/\/chat\/v2\//);
});

test("a talk goes on after a lost message, a reload, a Stop and another coach", async ({ page }) => {
  await register(page, newPerson());
  await greeted(page, await makeGoal(page));
  const log = page.getByRole("log");
  const box = page.getByLabel(/^Message to/);
  const isIdle = () => expect(page.getByRole("button", { name: "Send" })).toBeVisible({ timeout: 20_000 });

  await test.step("a message that never arrived is sent by Retry, once", async () => {
    await page.route(TALK, (route) => route.abort(), { times: 1 });
    await box.fill("How am I doing so far?");
    await box.press("Enter");
    await expect(log.getByText("Not sent")).toBeVisible();
    await log.getByRole("button", { name: "Retry" }).click();
    await expect(log.getByRole("article")).toHaveCount(3);
    await isIdle();
    await expect(log.getByText("How am I doing so far?")).toHaveCount(1);
  });

  await test.step("what is being typed survives a reload", async () => {
    await box.fill("half a thought");
    await page.reload();
    await expect(box).toHaveValue("half a thought");
    await expect(log.getByRole("article")).toHaveCount(3);
  });

  await test.step("Stop gives the word back, Retry asks again", async () => {
    // An answer that never comes: the request is taken and nothing follows.
    await page.route(TALK, () => undefined, { times: 1 });
    await box.press("Enter");
    await page.getByRole("button", { name: "Stop" }).click();
    await log.getByRole("button", { name: "Retry" }).click();
    await expect(log.getByRole("article")).toHaveCount(5);
    await isIdle();
    await expect(log.getByText("half a thought", { exact: true })).toHaveCount(1);
  });

  await test.step("another coach says hello in a voice of their own", async () => {
    await page.getByRole("button", { name: "Switch" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Zen Master Kai").click();
    await dialog.getByRole("button", { name: "Switch coach" }).click();
    await expect(dialog).toBeHidden();
    await expect(log.getByRole("article", { name: /^Kai,/ })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByLabel("Message to Kai")).toBeVisible();
  });
});

test("all of it works by keyboard: from the tab to the coach to the first word", async ({ page }) => {
  await register(page, newPerson());
  await page.goto("/goals/new");
  const tab = page.getByRole("tab", { name: "Popular goals" });
  await tab.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Write my own" })).toBeFocused();
  await page.getByLabel(/^Title/).fill("Learn to juggle");
  await page.getByLabel(/^Target value/).fill("10");
  await page.getByLabel(/^Unit/).fill("hours");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Choose your coach" });
  await dialog.getByRole("radio").first().focus();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel(/^Title/)).toHaveValue("Learn to juggle");
  await page.getByRole("button", { name: "Select This Goal" }).press("Enter");
  await dialog.getByRole("radio").first().focus();
  await page.keyboard.press("Space");
  await dialog.getByRole("button", { name: "Create Goal" }).press("Enter");
  await page.waitForURL(/\/chat\/v2\//);
});
