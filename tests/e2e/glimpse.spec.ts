import { expect, type Page } from "playwright/test";
import { enterAsMember, sql } from "./entrance";
import { newPerson, register, signOut, test, watchConsole } from "./person";
import { STATIC_PAGES } from "./public-pages";

/** Addresses of our own API that the page asks. */
function watchQuestions(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(pathname);
  });
  return asked;
}

const bar = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("a stranger's browser asks nothing and complains of nothing", async ({ page }) => {
  const complaints = watchConsole(page);
  const asked = watchQuestions(page);
  for (const path of STATIC_PAGES) await page.goto(path, { waitUntil: "networkidle" });
  await page.goto("/pricing");
  await expect(bar(page).getByRole("link", { name: "Sign Up" })).toBeVisible();
  await expect(bar(page).getByRole("link", { name: "Dashboard" })).toBeHidden();
  expect({ complaints, asked }).toEqual({ complaints: [], asked: [] });
});

test("signing in leaves the hint, signing out takes it; the public pages follow", async ({ page, context }) => {
  const complaints = watchConsole(page);
  await register(page, newPerson("Hint"));
  await page.goto("/coach-showcase");
  await expect(bar(page).getByRole("link", { name: "Dashboard" })).toBeVisible();
  await expect(bar(page).getByRole("link", { name: "Sign Up" })).toBeHidden();
  await expect(page.locator("main").getByRole("link", { name: "Start Your Free Trial" })).toHaveAttribute(
    "href",
    "/dashboard",
  );
  await page.goto("/dashboard");
  await signOut(page);
  expect(await context.cookies()).toEqual([]);
  await page.goto("/coach-showcase", { waitUntil: "networkidle" });
  await expect(bar(page).getByRole("link", { name: "Sign Up" })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a member with a plan sees it on the pricing page, and no invitation to a trial", async ({ page, context }) => {
  const complaints = watchConsole(page);
  const { userId } = await enterAsMember(context);
  await sql(
    `insert into subscription (user_id, provider_id, plan, interval, status, updated_at)
     values ($1, $2, 'pro', 'year', 'active', now())`,
    [userId, `sub_${userId}`],
  );
  await page.goto("/pricing");
  await expect(page.getByText("Free trial: 3 days left")).toBeVisible();
  await sql("update users set trial_started_at = now() - interval '10 days' where id = $1", [userId]);
  await page.goto("/pricing");
  await expect(page.getByText("Current plan: Pro")).toBeVisible();
  await expect(page.getByRole("link", { name: "Your current plan" })).toHaveAttribute("href", "/settings");
  await expect(bar(page).getByRole("link", { name: "Free Trial" })).toBeHidden();
  expect(complaints).toEqual([]);
});
