import { encode } from "next-auth/jwt";
import { Client } from "@/tests/http/client";
import { testServer } from "@/tests/http/server";
import { COOKIE, stage } from "./stage";

/** T9: a session ends when it should, at the next request. T10: what cannot be read is nobody, and never a fault. */
const { sql, member } = stage();
const WHOAMI = "/api/auth/user";

describe("T9: at the next request an old cookie opens nothing", () => {
  const ends: readonly (readonly [string, string])[] = [
    ["after a password change", "update users set session_version = session_version + 1 where id = $1"],
    ["after deactivation", "update users set is_active = false where id = $1"],
    ["after revocation", "update session set revoked_at = now() where user_id = $1"],
    ["after its 30 days", "update session set expires_at = now() - interval '1 second' where user_id = $1"],
    ["after 14 idle days", "update session set last_seen_at = now() - interval '14 days 1 minute' where user_id = $1"],
    ["after deletion", "delete from users where id = $1"],
    ["when it is an admin's", "update session set kind = 'admin' where user_id = $1"],
  ];
  test.each(ends)("%s", async (_name, change) => {
    const { client, id } = await member();
    expect((await client.get(WHOAMI)).status).toBe(200);
    await sql(change, [id]);
    expect((await client.get(WHOAMI)).status).toBe(401);
    expect(
      (await client.post("/api/goals", { title: "No", targetValue: 1, unit: "x", category: "fitness" })).status,
    ).toBe(401);
  });

  test("after signing out, wherever the cookie was copied to", async () => {
    const { client, token } = await member();
    const copy = new Client();
    copy.setCookie(COOKIE, token);
    expect((await copy.get(WHOAMI)).status).toBe(200);
    const left = await client.post("/api/auth/logout");
    expect([left.status, client.cookies.has(COOKIE)]).toEqual([204, false]);
    expect((await copy.get(WHOAMI)).status).toBe(401);
  });

  test("13 idle days are none too many", async () => {
    const { client, id } = await member();
    await sql("update session set last_seen_at = now() - interval '13 days' where user_id = $1", [id]);
    expect((await client.get(WHOAMI)).status).toBe(200);
  });
});

test("T9: a sign-in makes a new token, out of reach of scripts and of other sites", async () => {
  const person = await member();
  const { hash } = await import("@node-rs/argon2");
  await sql("update users set password_hash = $2 where id = $1", [person.id, await hash("quiet-harbour-41")]);
  const tokens: string[] = [];
  for (let round = 0; round < 2; round += 1) {
    const client = new Client();
    // A token planted beforehand must not be the one that opens.
    client.setCookie(COOKIE, "planted");
    const answer = await client.post("/api/auth/login", { email: person.email, password: "quiet-harbour-41" });
    const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${COOKIE}=`)) ?? "";
    expect(line).toMatch(/; HttpOnly/i);
    expect(line).toMatch(/; SameSite=Lax/i);
    expect(line).toMatch(/; Path=\//i);
    expect(line).not.toMatch(/; Domain=/i);
    expect(answer.text).not.toContain(client.cookies.get(COOKIE));
    expect((await client.get(WHOAMI)).status).toBe(200);
    tokens.push(client.cookies.get(COOKIE) ?? "");
  }
  expect(new Set([...tokens, "planted", person.token]).size).toBe(4);
});

describe("T10: broken credentials", () => {
  const broken: readonly (readonly [string, () => string | Promise<string>])[] = [
    ["empty", () => ""],
    ["a word", () => "x"],
    ["dots", () => "....."],
    ["no token at all", () => "eyJhbGciOiJkaXIifQ..x.y.z"],
    [
      "an unsigned one",
      () => `${b64({ alg: "none" })}.${b64({ sub: crypto.randomUUID(), sid: crypto.randomUUID(), sv: 1 })}.`,
    ],
    ["one cut short", async () => (await member()).token.slice(0, -7)],
    ["one altered", async () => (await member()).token.replace(/.{3}$/, "AAA")],
    ["one of another house", async () => seal({ sub: (await member()).id }, "another secret, long enough to be one")],
    [
      "one that ran out",
      async () => seal({ sub: (await member()).id, sid: crypto.randomUUID(), sv: 1 }, undefined, -60),
    ],
    ["one that names nobody", () => seal({})],
    ["one that names strange things", () => seal({ sub: "' or 1=1 --", sid: { $ne: null }, sv: "1" })],
    ["one that names a number", () => seal({ sub: 42, sid: [], sv: 2 ** 60 })],
    ["7 KB", () => "A".repeat(7_000)],
    ["percent signs", () => "%E0%A4%A%%%"],
    ["bytes that are no text", () => "\u00ff\u00fe\u0080"],
    ["JSON", () => '{"sub":"x"}'],
  ];
  const pages = ["/dashboard", "/goals", "/", "/auth/login", "/api/goals", WHOAMI];

  test.each(broken)("%s", async (_name, make) => {
    const value = await make();
    for (const header of [
      { cookie: `${COOKIE}=${value}` },
      { cookie: `${COOKIE}.0=${value}; ${COOKIE}.1=${value}` },
      { cookie: `${COOKIE}=a; ${COOKIE}=${value}; =; ;;; goalcoach-admin=${value}` },
      { authorization: `Bearer ${value}` },
      { authorization: value },
    ] as Record<string, string>[])
      for (const path of pages) {
        const { status } = await new Client().get(path, header);
        expect([path, status < 500]).toEqual([path, true]);
        if (path === WHOAMI) expect(status).toBe(401);
      }
  });

  test("a bearer token opens no door: only the cookie does", async () => {
    const { token } = await member();
    expect((await new Client().get(WHOAMI, { authorization: `Bearer ${token}` })).status).toBe(401);
  });
});

const b64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const seal = (token: object, secret = testServer().NEXTAUTH_SECRET, maxAge = 3600) =>
  encode({ token: token as Record<string, unknown>, secret, maxAge });
