import { readFileSync } from "node:fs";
import { Client } from "@/tests/http/client";
import { instance } from "./backstage/instance";
import { stage } from "./stage";

/** A server whose mailer has no key, so that there are faults to log. */
const server = instance({ paceMs: 0 });
const { sql, member } = stage(server);

test("T45: the log tells nothing that was said, and no credential", async () => {
  const marks = {
    password: "marker-password-7731",
    wrong: "marker-wrong-password-7732",
    email: `marker-${crypto.randomUUID()}@example.test`,
    words: "marker words between me and my coach",
    note: "marker note about a sore knee",
    title: "marker title of a goal",
    code: "MRKR77",
    query: "marker-in-a-query",
  };
  const trace = `trace-${crypto.randomUUID()}`;
  const me = await member();
  const stranger = new Client(server().url);
  await stranger.post("/api/auth/register", {
    email: marks.email,
    password: marks.password,
    firstName: "Mark",
    lastName: "Er",
  });
  await stranger.post("/api/auth/login", { email: marks.email, password: marks.wrong });
  await stranger.post("/api/auth/verify-code", { email: marks.email, code: marks.code });
  await stranger.post("/api/auth/forgot-password", { email: marks.email });
  await stranger.post("/api/auth/reset-password", { token: "ab".repeat(32), password: marks.password });
  const goal = await me.client.post("/api/goals", {
    title: marks.title,
    targetValue: 5,
    unit: "miles",
    category: "fitness",
    coachId: "coach-1",
  });
  const { id } = goal.json.goal;
  await me.client.post(`/api/goals/${id}/check-ins`, { value: 1, note: marks.note });
  await me.client.post("/api/v2/chat/message", { goalId: id, message: marks.words });
  // Faults are what gets logged: the model fails, and something the server cannot read comes in.
  server().model.fault({ kind: "status", status: 401, match: "/v1/messages" });
  await me.client.call("/api/v2/chat/message", {
    method: "POST",
    body: { goalId: id, message: `${marks.words} again` },
    headers: { "x-request-id": trace },
  });
  await me.client.get(`/api/goals?token=${marks.query}`);
  await me.client.get(`/reset-password?token=${"cd".repeat(32)}`);
  const [hash] = await sql<{ password_hash: string }>("select password_hash from users where email = $1", [
    marks.email,
  ]);

  const log = readFileSync(server().logFile, "utf8");
  const { NEXTAUTH_SECRET, databaseUrl } = server();
  const secrets = [
    ...Object.values(marks),
    hash?.password_hash,
    me.token,
    me.sessionId,
    "ab".repeat(32),
    "cd".repeat(32),
    NEXTAUTH_SECRET,
    new URL(databaseUrl).password,
    "$argon2id",
  ];
  expect(hash?.password_hash).toContain("$argon2id");
  expect(secrets.filter((secret) => secret && log.includes(secret))).toEqual([]);
  expect(log).not.toMatch(/"(cookie|authorization|password|content)":"(?!\[hidden\])/i);
});
