import { Pool } from "pg";
import type { BrowserContext } from "playwright/test";
import { memberTokens } from "@/lib/adapters/next-auth/member-tokens";
import { MEMBER_HINT_COOKIE, memberCookieName } from "@/lib/core/accounts/sign-in/session";
import { insertPerson, insertSession } from "../factories/person";
import { testServer } from "../http/server";
import { goalForm } from "../http/trust/stage";

/** One statement on the server's database. */
export async function sql(text: string, values: unknown[] = []) {
  const pool = new Pool({ connectionString: testServer().databaseUrl, max: 1 });
  return pool.query(text, values).finally(() => pool.end());
}

/** Signs a member with one goal into the browser, without the price of the form. */
export async function enterAsMember(context: BrowserContext): Promise<{ userId: string; goalId: string }> {
  const { url, NEXTAUTH_SECRET: secret } = testServer();
  const email = `visitor-${crypto.randomUUID()}@example.com`;
  const person = await insertPerson(sql, new Date(), { email, firstName: "Vera" });
  const sessionId = await insertSession(sql, new Date(), person.id, "member");
  const token = await memberTokens({ secret }).seal({ userId: person.id, sessionId, sessionVersion: 1 }, 86_400);
  await context.addCookies([
    { name: memberCookieName(false), value: token, url, httpOnly: true },
    { name: MEMBER_HINT_COOKIE, value: "1", url },
  ]);
  const made = await context.request.post(`${url}/api/goals`, {
    data: goalForm("Walk 100 miles"),
    headers: { origin: url, "sec-fetch-site": "same-origin" },
  });
  return { userId: person.id, goalId: (await made.json()).goal.id };
}
