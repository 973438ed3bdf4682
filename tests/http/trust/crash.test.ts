import { Client } from "@/tests/http/client";
import { instance } from "./backstage/instance";
import { goalForm, stage } from "./stage";

/** What was acknowledged survives the death of the server; one that is asked to leave finishes what it began. */
jest.setTimeout(60_000);
// Slow enough to be met in the middle of a sentence.
const server = instance({ paceMs: 120 });
const { sql, member } = stage(server);

const someone = async () => {
  const person = await member();
  const made = await person.client.post("/api/goals", goalForm("Walk 100 miles"));
  return { ...person, goalId: made.json.goal.id as string };
};

/** Reads a stream until `enough`, or to its end; answers what came. */
async function read(response: Response, enough: (text: string) => boolean = () => false): Promise<string> {
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let text = "";
  for (;;) {
    const next = await reader?.read().catch(() => undefined);
    if (!next || next.done) return text;
    text += decoder.decode(next.value, { stream: true });
    if (enough(text)) return text;
  }
}
const deltas = (text: string) => text.split("event: delta").length - 1;
const talk = (person: Awaited<ReturnType<typeof someone>>, body: object) =>
  person.client.fetch("/api/v2/chat/message", {
    method: "POST",
    body: { goalId: person.goalId, ...body },
    headers: { accept: "text/event-stream" },
  });

async function kill(): Promise<void> {
  const { pid, ended } = server();
  process.kill(pid, "SIGKILL");
  await ended;
}

test("kill -9 in the middle of a reply", async () => {
  const person = await someone();
  const words = "How should I start this week?";
  const form = { message: words, clientKey: `key-${crypto.randomUUID()}` };
  const heard = await read(await talk(person, form), (text) => deltas(text) >= 20);
  expect(deltas(heard)).toBeGreaterThanOrEqual(20);
  await kill();
  await server().again();

  const rows = () =>
    sql<{ role: string; content: string; state: string }>(
      "select role, content, state from message where user_id = $1 order by role",
      [person.id],
    );
  const [asked, reply, ...more] = await rows();
  expect([asked, more]).toEqual([expect.objectContaining({ role: "user", content: words, state: "complete" }), []]);
  expect(reply).toMatchObject({ role: "coach", state: "streaming" });
  // What had been heard for more than a second was stored.
  expect(reply?.content).not.toBe("");

  // Its writer is gone: when the lease has run out, the same words sent again are answered, once.
  await sql("update message set lease_until = now() - interval '1 second' where user_id = $1 and state = 'streaming'", [
    person.id,
  ]);
  const again = { ...person, client: revisit(person) };
  const seen = await again.client.get(`/api/v2/chat/messages?goalId=${person.goalId}`);
  expect(seen.json.messages.map(({ state }: { state: string }) => state)).toEqual(["complete", "interrupted"]);
  expect(await read(await talk(again, form))).toContain("event: done");
  expect((await rows()).map(({ role, state }) => [role, state])).toEqual([
    ["user", "complete"],
    ["coach", "complete"],
  ]);
  expect((await again.client.get("/api/trial/usage")).json.dailyMessageUsage.used).toBe(1);
});

test("kill -9 in the middle of check-ins", async () => {
  const person = await someone();
  const forms = Array.from({ length: 25 }, (_, at) => ({
    value: at + 1,
    idempotencyKey: `crash-${at}-${person.goalId}`,
  }));
  const path = `/api/goals/${person.goalId}/check-ins`;
  const acknowledged: number[] = [];
  let told: () => void;
  const some = new Promise<void>((resolve) => {
    told = resolve;
  });
  const sent = forms.map((form) =>
    person.client.post(path, form).then(
      ({ status }) => {
        if (status === 201) acknowledged.push(form.value);
        if (acknowledged.length === 8) told();
      },
      () => undefined,
    ),
  );
  await some;
  await kill();
  await Promise.all(sent);
  const before = acknowledged.length;
  await server().again();

  const stored = await sql<{ value: number }>("select value::int as value from check_in where goal_id = $1", [
    person.goalId,
  ]);
  expect(stored.map(({ value }) => value)).toEqual(expect.arrayContaining(acknowledged));
  expect(before).toBeGreaterThanOrEqual(8);

  // The browser does not know which went through: it sends them all again, and each counts once.
  const client = revisit(person);
  const answers = await Promise.all(forms.map((form) => client.post(path, form)));
  expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 201)).toEqual([]);
  expect((await client.get(`/api/goals/${person.goalId}`)).json.goal.currentValue).toBe((25 * 26) / 2);
});

test("SIGTERM: what was begun is finished, nothing new is begun, and it is gone within ten seconds", async () => {
  const person = await someone();
  const response = await talk(person, { message: "How should I start this week?" });
  const { pid, ended, url } = server();
  const begun = performance.now();
  process.kill(pid, "SIGTERM");
  const heard = await read(response);
  // By its own exit, as the shells write it, and not by the signal itself.
  expect([0, 143]).toContain(await ended);
  expect(performance.now() - begun).toBeLessThan(10_500);
  expect(heard).toContain("event: done");
  await expect(fetch(`${url}/api/health`)).rejects.toThrow();
  expect(await sql("select state from message where user_id = $1 and role = 'coach'", [person.id])).toEqual([
    { state: "complete" },
  ]);
  await server().again();
});

/** The same browser, at the server's new address. */
function revisit(person: { readonly client: Client }): Client {
  const client = new Client(server().url);
  for (const [name, value] of person.client.cookies) client.setCookie(name, value);
  return client;
}
