import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Running, startProcess } from "../running";
import { codeIn, Mailbox } from "./mailbox";

const folder = mkdtempSync(join(tmpdir(), "mailbox-"));
afterAll(() => rmSync(folder, { recursive: true }));

const send = ({ urls }: Running, html: string) =>
  fetch(`${urls.resend}/emails`, {
    method: "POST",
    headers: { authorization: "Bearer re_any" },
    body: JSON.stringify({
      from: "a@example.com",
      to: "ada@example.com",
      subject: "Code",
      html,
      text: "Hi\n\nK7M4QX\n",
    }),
  });

test("mail survives a restart, is found by address and cannot run script; texts share its page", async () => {
  const first = await startProcess("resend", "--mailbox", folder);
  await send(first, "<html><head></head><body><script>alert(1)</script></body></html>");
  await first.letGo();

  const second = await startProcess("resend", "twilio", "--mailbox", folder);
  const mails = await (await fetch(`${second.urls.resend}/api/mails?to=Ada@example.com`)).json();
  expect(mails).toMatchObject([{ subject: "Code", code: "K7M4QX" }]);
  expect(await (await fetch(`${second.urls.resend}/api/mails?to=bo@example.com`)).json()).toEqual([]);
  const frame = await fetch(`${second.urls.resend}/mails/${mails[0].id}`);
  expect(frame.headers.get("content-security-policy")).toMatch(/^sandbox (?!.*allow-scripts).*default-src 'none'/);
  expect(await (await fetch(`${second.urls.resend}/`)).text()).toContain("Local mailbox");

  const reply = { url: `${second.urls.resend}/anywhere`, from: "+14155550123", to: "+15005550006", body: "20 min" };
  const posted = await fetch(`${second.urls.twilio}/__inbound`, { method: "POST", body: JSON.stringify(reply) });
  expect(await posted.json()).toEqual({ status: 405 });
  const texts = await (await fetch(`${second.urls.resend}/api/texts?to=%2B14155550123`)).json();
  expect(texts).toMatchObject([{ body: "20 min", inbound: true }]);
  expect(await second.letGo()).toBe(0);
}, 30_000);

test.each([
  ["Hello\n\nK7M4QX\n\nBye", "K7M4QX"],
  ["GoalCoach: your code is 482913. Reply STOP", "482913"],
  ["Nothing to see in this mail.", null],
  ["See you at 18:30, 5 miles", null],
])("the code in %j is %s", (text, code) => {
  expect(codeIn(text)).toBe(code);
});

test("newest comes first, and mails and texts are cleared apart", () => {
  const mailbox = new Mailbox();
  const base = { at: "2026-11-21T08:00:00Z", from: "+1", to: "+2", inbound: false };
  mailbox.put({ kind: "text", id: "1", body: "first", ...base });
  mailbox.put({ kind: "text", id: "2", body: "second", ...base });
  expect(mailbox.texts("+2").map(({ body }) => body)).toEqual(["second", "first"]);
  mailbox.clear("mail");
  expect(mailbox.texts()).toHaveLength(2);
  mailbox.clear("text");
  expect(mailbox.texts()).toHaveLength(0);
});
