import { expect, type Page } from "playwright/test";
import { testServer } from "../http/server";

type Wanted = { readonly title?: string; readonly targetValue?: number; readonly dailyTarget?: number };

/** A goal of the signed-in member, made through the API: `minutes` with Ida, one tap logs 10 of 300. Gives its id. */
export async function makeGoal(page: Page, wanted: Wanted = {}): Promise<string> {
  const response = await page.request.post(`${testServer().url}/api/goals`, {
    headers: { origin: testServer().url },
    data: {
      title: "Walk a little",
      targetValue: 300,
      unit: "minutes",
      dailyTarget: 10,
      dailyTargetUnit: "minutes",
      coachId: "ida",
      ...wanted,
    },
  });
  expect(response.ok(), await response.text()).toBe(true);
  const { goal } = (await response.json()) as { goal: { id: string } };
  return goal.id;
}

/** Opens the conversation and waits until the coach has said hello. */
export async function greeted(page: Page, goalId: string): Promise<void> {
  await page.goto(`/chat/v2/${goalId}`);
  await expect(page.getByRole("log").getByRole("article")).toHaveCount(1, { timeout: 20_000 });
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible({ timeout: 20_000 });
}
