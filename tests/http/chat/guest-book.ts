import { Pool } from "pg";
import { memberTokens } from "@/lib/adapters/next-auth/member-tokens";
import { insertPerson, insertSession, type Person } from "../../factories/person";
import { Client } from "../client";
import { testServer } from "../server";

/** Members of the server under test, signed in without the detour over its forms. */
export function guestBook() {
  const pool = new Pool({ connectionString: testServer().databaseUrl, max: 2 });
  afterAll(() => pool.end());
  const sql = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows;

  const signIn = async (wish: Partial<Person> = {}): Promise<Client> => {
    const now = new Date();
    const { id } = await insertPerson(sql, now, {
      trialStartedAt: now,
      email: `chat-${crypto.randomUUID()}@example.com`,
      ...wish,
    });
    const sessionId = await insertSession(sql, now, id, "member");
    const tokens = memberTokens({ secret: testServer().NEXTAUTH_SECRET });
    const client = new Client();
    client.setCookie("next-auth.session-token", await tokens.seal({ userId: id, sessionId, sessionVersion: 1 }, 3_600));
    return client;
  };

  const goalOf = async (client: Client): Promise<string> => {
    const { json } = await client.post("/api/goals", {
      title: "Read 500 minutes",
      category: "education",
      targetValue: 500,
      unit: "minutes",
      coachId: "coach-2",
    });
    return json.goal.id;
  };

  return { sql, signIn, goalOf };
}
