import { expect } from "playwright/test";
import { testServer } from "../http/server";
import { mailed, newPerson, register, signIn, signOut, test, toasted } from "./person";

test("a forgotten password is replaced by mail, and ends every session", async ({ page, browser }) => {
  const person = newPerson("Kim");
  await register(page, person);
  const elsewhere = await browser.newContext({ baseURL: testServer().url });
  await signIn(await elsewhere.newPage(), person);
  await signOut(page);

  await page.goto("/login");
  await page.getByLabel("Email").first().fill(person.email);
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await expect(toasted(page, /If an account exists with that email, we've sent a password reset link\./)).toBeVisible();
  const [link = ""] = await mailed(person.email, /https?:\/\/\S+\/reset-password\?token=\S+/);

  await page.goto(link);
  await page.getByLabel("New password", { exact: true }).fill("a wholly new sentence");
  await page.getByLabel("Confirm new password").fill("a different sentence");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByText("Passwords don't match").first()).toBeVisible();
  await page.getByLabel("Confirm new password").fill("a wholly new sentence");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await page.waitForURL(/\/login/);

  expect((await elsewhere.request.get("/api/auth/user")).status()).toBe(401);
  await elsewhere.close();
  await signIn(page, { ...person, password: "a wholly new sentence" });
});

test("a reset link without a token says so and leads to the login", async ({ page }) => {
  await page.goto("/reset-password");
  await expect(toasted(page, "Invalid reset link")).toBeVisible();
  await page.waitForURL(/\/login/);
});

test("sign-in with Google, the first time and the next", async ({ page }) => {
  const email = newPerson("Gail").email;
  for (const _ of ["first", "next"]) {
    await page.goto("/auth/login?context=login");
    await page.getByRole("link", { name: "Continue with Google" }).click();
    await page.getByLabel("E-mail", { exact: true }).fill(email);
    await page.getByLabel("Name").fill("Gail Force");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL(/\/dashboard/);
    await expect(page.getByRole("heading", { name: /Gail/ })).toBeVisible();
    await signOut(page);
  }
});

test("an address that Google does not vouch for stays outside", async ({ page }) => {
  await page.goto("/auth/login");
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await page.getByLabel("E-mail", { exact: true }).fill(newPerson("Mallory").email);
  await page.getByLabel(/Google vouches/).uncheck();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/\/login/);
  await expect(toasted(page, "Login failed")).toBeVisible();
});

test("what was typed is still there after a refusal", async ({ page }) => {
  await page.goto("/auth/login?context=signup");
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Typed");
  await page.locator("form[aria-label='Create account'] button[type=submit]").click();
  await expect(page.getByText("Please accept the Terms of Use to continue").first()).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
});

test("an unknown path shows the login to a stranger", async ({ page }) => {
  await page.goto("/somewhere/else");
  await expect(page.getByRole("form", { name: "Sign in" })).toBeVisible();
});
