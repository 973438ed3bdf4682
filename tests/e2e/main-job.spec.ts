import { expect } from "playwright/test";
import { newPerson, register, signIn, signOut, test, watchConsole } from "./person";

test("sign up, set a goal, choose a coach, talk, check in; it is all there the next time", async ({ page }) => {
  const complaints = watchConsole(page);
  const person = newPerson();
  await register(page, person);
  await expect(page.getByText("No goals yet")).toBeVisible();

  await page.goto("/goals/new");
  await page.getByRole("tab", { name: "Write my own" }).click();
  await page.getByLabel(/title/i).fill("Move a little every day");
  await page
    .getByLabel(/target/i)
    .first()
    .fill("300");
  await page.getByLabel(/unit/i).first().fill("minutes");
  await page.getByRole("button", { name: "Select This Goal" }).click();
  const coaches = page.getByRole("dialog");
  await expect(coaches.getByRole("radio")).toHaveCount(5);
  await coaches.getByText("Ida Rosenquest").click();
  await coaches.getByRole("button", { name: "Create Goal" }).click();
  await page.waitForURL(/\/chat\/v2\//);

  // The coach speaks first, about this very goal, and says what it is.
  const log = page.getByRole("log");
  await expect(page.getByText("AI coach, not a person")).toBeVisible();
  await expect(log).toContainText(/Move a little every day/i, { timeout: 20_000 });

  await page.getByLabel(/^Message to/).fill("I did 20 minutes");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(log.getByText("Logged 20 minutes")).toBeVisible({ timeout: 20_000 });
  await expect(log.getByRole("button", { name: "Undo" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible({ timeout: 20_000 });

  const goalId = new URL(page.url()).pathname.split("/").at(-1);
  await page.goto(`/goals/${goalId}`);
  const checkIn = page.getByRole("region", { name: "Check in" });
  await expect(checkIn).toContainText("20 minutes of 300 minutes");
  await checkIn.getByRole("textbox").first().fill("40");
  await checkIn.getByRole("button", { name: "Check in", exact: true }).click();
  await expect(checkIn).toContainText("60 minutes of 300 minutes");
  await expect(checkIn).toContainText("20%");
  await expect(page.getByRole("region", { name: "Streak" })).toContainText("1day in a row");
  await expect(page.getByRole("region", { name: "History" })).toContainText("40 minutes");

  await signOut(page);
  await signIn(page, person);
  await expect(page.getByRole("heading", { name: /Robin/ })).toBeVisible();
  await page.goto(`/goals/${goalId}`);
  await expect(page.getByRole("region", { name: "Check in" })).toContainText("60 minutes of 300 minutes");
  await page.goto(`/chat/v2/${goalId}`);
  await expect(page.getByRole("log")).toContainText("I did 20 minutes");
  await expect(page.getByRole("log").getByText("Logged 20 minutes")).toBeVisible();

  // Taking it back moves the sum.
  await page.getByRole("log").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("log").getByText("Taken back")).toBeVisible();
  await page.goto(`/goals/${goalId}`);
  await expect(page.getByRole("region", { name: "Check in" })).toContainText("40 minutes of 300 minutes");
  expect(complaints).toEqual([]);
});

test("a popular goal, from the template to the coach that goes with it", async ({ page }) => {
  await register(page, newPerson("Sam"));
  await page.goto("/goal-setup?goal=read-more");
  await page.getByRole("button", { name: "Select This Goal" }).click();
  const coaches = page.getByRole("dialog");
  await expect(coaches.getByRole("radio", { checked: true })).toHaveCount(1);
  await coaches.getByRole("button", { name: "Create Goal" }).click();
  await page.waitForURL(/\/chat\/v2\//);
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: /today/i })).toContainText(/book/i);
});
