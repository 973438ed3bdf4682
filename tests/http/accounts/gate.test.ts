import { Client } from "@/tests/http/client";
import { COOKIE, stage } from "@/tests/http/trust/stage";

const { member, sql } = stage();
const follow = async (
  client: Client,
  path: string,
  most = 5,
): Promise<{ path: string; status: number; text: string }> => {
  const answer = await client.get(path);
  const location = answer.headers.get("location");
  if (!location || most === 0) return { path, status: answer.status, text: answer.text };
  const next = new URL(location, client.origin);
  return follow(client, `${next.pathname}${next.search}`, most - 1);
};

describe("signed out", () => {
  test.each([
    ["/login", "Get Started with GoalCoach"],
    ["/auth/login", "Get Started with GoalCoach"],
    ["/auth/login?context=trial", "Start Your Free Trial"],
    ["/auth/login?context=signup", "Sign up now!"],
    ["/auth/login?context=login", "Create Account"],
    ["/auth/login?context=__proto__", "Get Started with GoalCoach"],
    ["/verify-email?email=ada@example.test", "Verify your email"],
    ["/reset-password?token=0", "Reset your password"],
    ["/no/such/place", "Get Started with GoalCoach"],
    ["/goals/new", "Get Started with GoalCoach"],
  ])("%s shows '%s'", async (path, title) => {
    const { status, text } = await new Client().get(path);
    expect(status).toBe(200);
    expect(text).toContain(title.replaceAll("'", "&#x27;"));
  });

  test("/dashboard leads to /login", async () => {
    const answer = await new Client().get("/dashboard");
    expect(new URL(answer.headers.get("location") ?? "", "http://here").pathname).toBe("/login");
  });
});

describe("signed in", () => {
  test.each(["/login", "/auth/login"])("%s leads to /dashboard", async (path) => {
    const { client } = await member();
    const answer = await client.get(path);
    expect(new URL(answer.headers.get("location") ?? "", "http://here").pathname).toBe("/dashboard");
  });

  test("a session that has ended leads to the sign-in page, without its cookie, and back to where one was", async () => {
    const { client, id } = await member();
    await sql("update users set session_version = session_version + 1 where id = $1", [id]);
    const end = await follow(client, "/goals/new");
    expect(end.status).toBe(200);
    expect(end.path).toBe("/auth/login?next=%2Fgoals%2Fnew");
    expect(client.cookies.has(COOKIE)).toBe(false);
  });

  test("/api/auth/ended takes nothing from a session that holds, and leads nowhere foreign", async () => {
    const { client } = await member();
    expect((await client.get("/api/auth/ended?next=/goals/new")).headers.get("location")).toBe("/goals/new");
    expect((await client.get("/api/auth/ended?next=//evil.example")).headers.get("location")).toBe("/dashboard");
    expect((await client.get("/api/auth/user")).status).toBe(200);
  });
});
