import { randomBytes } from "node:crypto";
import { test as base, expect, type Page } from "playwright/test";
import { testServer } from "../http/server";

/** Every journey begins at the server that the global setup started. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the wanted fixtures off this pattern.
  baseURL: async ({}, use) => use(testServer().url),
});

export type Person = { readonly firstName: string; readonly email: string; readonly password: string };

export const newPerson = (firstName = "Robin"): Person => ({
  firstName,
  email: `${firstName.toLowerCase()}-${randomBytes(5).toString("hex")}@example.com`,
  password: `correct horse ${randomBytes(4).toString("hex")}`,
});

type Mail = { readonly to: readonly string[]; readonly subject: string; readonly text: string };

/** The newest mail to `address` in which `pattern` is found; waits for it, as a person would look again. */
export async function mailed(address: string, pattern: RegExp): Promise<RegExpExecArray> {
  let found: RegExpExecArray | null = null;
  await expect
    .poll(
      async () => {
        const response = await fetch(`${testServer().standIns.resend}/api/mails?to=${encodeURIComponent(address)}`);
        const mails = (await response.json()) as Mail[];
        found = mails.map(({ text }) => pattern.exec(text)).find((match) => match !== null) ?? null;
        return found !== null;
      },
      { message: `a mail to ${address} with ${pattern}`, timeout: 20_000 },
    )
    .toBe(true);
  if (!found) throw new Error("The mail is gone again.");
  return found;
}

/** Registers through the real form and proves the address with the code from the mailbox. */
export async function register(page: Page, person: Person): Promise<void> {
  await page.goto("/auth/login?context=signup");
  await page.getByLabel("First name").fill(person.firstName);
  await page.getByLabel("Last name").fill("Journey");
  await page.getByLabel("Email", { exact: false }).first().fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel(/I accept the/).check();
  await page.getByLabel("I am 13 or older").check();
  await page.locator("form[aria-label='Create account'] button[type=submit]").click();
  await page.waitForURL(/\/verify-email/);
  const [code = ""] = await mailed(person.email, /^[A-Z0-9]{6}$/m);
  await page.getByLabel("Verification code").fill(code);
  await page.getByRole("button", { name: "Verify Email" }).click();
  await page.waitForURL(/\/dashboard/);
}

export async function signIn(page: Page, { email, password }: Pick<Person, "email" | "password">): Promise<void> {
  await page.goto("/login");
  const form = page.getByRole("form", { name: "Sign in" });
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL(/\/dashboard/);
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
}

/** A page that complains in its console, or fails, fails the test. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return complaints;
}

/** A toast as it is seen; for a moment its words also stand in the live region that speaks them. */
export const toasted = (page: Page, words: string | RegExp) =>
  page
    .getByRole("region", { name: /^Notifications/ })
    .getByText(words)
    .first();
