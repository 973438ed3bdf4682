import { Pool, type QueryResultRow } from "pg";
import { memberTokens } from "@/lib/adapters/next-auth/member-tokens";
import { insertPerson, insertSession, type Person } from "@/tests/factories/person";
import { Client } from "@/tests/http/client";
import { testServer } from "@/tests/http/server";

export const COOKIE = "next-auth.session-token";

export type Cast = Person & { readonly client: Client; readonly sessionId: string; readonly token: string };
/** One of everything that has an id. */
export type Estate = {
  readonly goalId: string;
  readonly checkInId: string;
  readonly conversationId: string;
  readonly messageId: string;
  readonly actionId: string;
};

type Place = Pick<ReturnType<typeof testServer>, "url" | "databaseUrl" | "NEXTAUTH_SECRET">;

/** The running server with its database in view: call it at the top of a test file. `place` is a server of one's own. */
export function stage(place: () => Place = testServer) {
  let pool: Pool | undefined;
  const sql = async <Row extends QueryResultRow = QueryResultRow>(text: string, values: unknown[] = []) => {
    // A connection that ends with its server is no loss.
    pool ??= new Pool({ connectionString: place().databaseUrl, max: 2, idleTimeoutMillis: 1000 }).on(
      "error",
      () => undefined,
    );
    return (await pool.query<Row>(text, values)).rows;
  };
  // Every test of the run comes from one address: what others did must not count against this one.
  beforeEach(() => sql("delete from rate_limit where key like '%\\_by\\_address:%'"));
  afterAll(() => pool?.end());

  /** Somebody signed in, without the price of a password. */
  const member = async (wish: Partial<Person> = {}): Promise<Cast> => {
    const person = await insertPerson(sql, new Date(), { email: `cast-${crypto.randomUUID()}@example.com`, ...wish });
    const sessionId = await insertSession(sql, new Date(), person.id, "member");
    const token = await memberTokens({ secret: place().NEXTAUTH_SECRET }).seal(
      { userId: person.id, sessionId, sessionVersion: 1 },
      86_400,
    );
    const client = new Client(place().url);
    client.setCookie(COOKIE, token);
    return { ...person, client, sessionId, token };
  };

  /** A goal with a check-in, a conversation, a message and an act of the coach. */
  const settle = async ({ client }: Cast, title = "Walk 100 miles"): Promise<Estate> => {
    const { json } = await client.post("/api/goals", goalForm(title));
    const goalId: string = json.goal.id;
    const logged = await client.post(`/api/goals/${goalId}/check-ins`, { value: 3, note: `A note on ${title}` });
    const said = await client.post("/api/v2/chat/message", { goalId, message: "I walked 2 miles today" });
    const [words, reply] = said.json.messages;
    return {
      goalId,
      checkInId: logged.json.checkIn.id,
      conversationId: said.json.conversationId,
      messageId: words.id,
      actionId: reply.actions[0].id,
    };
  };

  /** All that the database holds about somebody, as one text: two of them are equal when nothing changed between. */
  const holdings = async (userId: string): Promise<string> => {
    const tables = await sql<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'user_id' and table_name <> 'session' order by 1`,
    );
    const of = ({ name }: { name: string }) =>
      `select '${name}' as kind, t::text as line from ${name} t where user_id = $1`;
    const rows = await sql<{ line: string }>(
      `${tables.map(of).join(" union all ")}
       union all select 'users', u::text from users u where id = $1
       union all select 'act', a::text from message_action a join message m on m.id = a.message_id where m.user_id = $1
       union all select 'change', c::text from goal_change c join goal g on g.id = c.goal_id where g.user_id = $1
       order by 1, 2`,
      [userId],
    );
    return rows.map(({ line }) => line).join("\n");
  };

  return { sql, member, settle, holdings };
}

export const goalForm = (title: string) => ({
  title,
  description: "Because the hills are there",
  targetValue: 100,
  unit: "miles",
  category: "fitness",
  coachId: "coach-1",
});
