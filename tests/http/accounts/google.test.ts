import { Client } from "@/tests/http/client";
import { testServer } from "@/tests/http/server";
import { COOKIE, stage } from "@/tests/http/trust/stage";

const { sql } = stage();

/** To the stand-in for Google and back to our door, as a browser goes. */
async function travel(client: Client, person: object, next = "") {
  const begun = await client.get(`/api/auth/google${next && `?next=${encodeURIComponent(next)}`}`);
  const google = new URL(begun.headers.get("location") ?? "");
  await fetch(`${testServer().standIns.google}/__next`, { method: "POST", body: JSON.stringify(person) });
  const consent = await fetch(google, { redirect: "manual" });
  const back = new URL(consent.headers.get("location") ?? "");
  return { google, back, path: `${back.pathname}${back.search}` };
}
const somebody = () => ({
  person: { email: `g-${crypto.randomUUID()}@example.test`, name: "Gil Ray", verified: true },
});

test("to Google, back, and in", async () => {
  const client = new Client();
  const { person } = somebody();
  const { google, path } = await travel(client, { person }, "/goals/new");
  expect(google.origin).toBe(new URL(testServer().standIns.google ?? "").origin);
  const answer = await client.get(path);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/goals/new"]);
  expect((await client.get("/api/auth/user")).json).toMatchObject({ email: person.email, firstName: "Gil" });
  expect([...client.cookies.keys()].filter((name) => /state|nonce|pkce/.test(name))).toEqual([]);
});

test("the callback without the cookies of the way there opens nothing", async () => {
  const { person } = somebody();
  const { path } = await travel(new Client(), { person });
  const stranger = new Client();
  expect((await stranger.get(path)).headers.get("location")).toBe("/auth/login?error=google");
  expect(stranger.cookies.has(COOKIE)).toBe(false);
  expect(await sql("select id from users where email = $1", [person.email])).toEqual([]);
});

test.each([
  ["said no", { deny: true }, "google"],
  ["has an address that Google never verified", { person: { ...somebody().person, verified: false } }, "refused"],
])("somebody who %s is back at the sign-in page, which says so", async (_name, order, error) => {
  const client = new Client();
  const { path } = await travel(client, order);
  expect((await client.get(path)).headers.get("location")).toBe(`/auth/login?error=${error}`);
  expect((await client.get("/api/auth/user")).status).toBe(401);
});

test("from 127.0.0.1 the trip sets out from where it will come back to", async () => {
  const elsewhere = new Client(testServer().url.replace("localhost", "127.0.0.1"));
  const location = (await elsewhere.get("/api/auth/google?next=/goals")).headers.get("location");
  expect(location).toBe(`${testServer().url}/api/auth/google?next=%2Fgoals&moved=1`);
});
