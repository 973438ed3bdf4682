import { asLine, type ChatLine, type ChatNews, chatLog } from "@/lib/client/chat/chat-log";
import { serverEvents } from "@/lib/client/event-stream";
import type { MessageView } from "@/lib/contracts/chat";

const message = (
  id: string,
  role: "user" | "coach",
  content: string,
  state: MessageView["state"] = "complete",
): MessageView => ({
  id,
  role,
  content,
  state,
  createdAt: "2026-03-03T12:00:00.000Z",
  coachId: role === "coach" ? "coach-2" : null,
  replyToId: null,
  actions: [],
});
const logOf = (...news: ChatNews[]) => news.reduce<readonly ChatLine[]>(chatLog, []);

const sent: ChatNews = { type: "sent", key: "k", text: "Hello", at: "2026-03-03T12:00:00.000Z" };
const started: ChatNews = {
  type: "started",
  key: "k",
  messages: [message("m1", "user", "Hello"), message("m2", "coach", "", "streaming")],
};
const action = {
  id: "a1",
  kind: "log_check_in" as const,
  act: { status: "done" as const, day: "today" as const },
  unit: "minutes",
  value: 20,
  current: 20,
  target: 500,
  percent: 4,
  completed: false,
  undone: false,
};

describe("chatLog", () => {
  test("the server's name takes the place of ours, and the line keeps its key", () => {
    expect(logOf(sent, started)).toMatchObject([
      { key: "k", id: "m1", content: "Hello" },
      { id: "m2", state: "streaming", isLive: true },
    ]);
  });

  test("deltas and acts belong to the reply in the making, and the end has the last word", () => {
    const told: ChatNews = { type: "told", messages: [message("m2", "coach", "Hello, dear.")] };
    const lines = logOf(
      sent,
      started,
      { type: "delta", text: "Hel" },
      { type: "delta", text: "lo" },
      { type: "action", action },
    );
    expect(lines[1]).toMatchObject({ content: "Hello", actions: [action] });
    expect(chatLog(lines, told)[1]).toMatchObject({ content: "Hello, dear.", state: "complete", isLive: true });
    const undone = chatLog(lines, { type: "action", action: { ...action, undone: true } });
    expect(undone[1]?.actions).toEqual([{ ...action, undone: true }]);
  });

  test("a connection that breaks marks what it broke, and loses nothing", () => {
    expect(logOf(sent, { type: "broke" })).toMatchObject([{ content: "Hello", isUnsent: true }]);
    expect(logOf(sent, started, { type: "delta", text: "Hel" }, { type: "broke" })).toMatchObject([
      { id: "m1" },
      { content: "Hel", state: "interrupted" },
    ]);
    expect(
      logOf({ type: "told", messages: [message("m1", "user", "Hello")] }, { type: "broke" })[0]?.isUnsent,
    ).toBeUndefined();
  });

  test("sending the same again is one line, a refused one is none", () => {
    expect(logOf(sent, { type: "broke" }, sent)).toHaveLength(1);
    expect(logOf(sent, { type: "refused", key: "k" })).toEqual([]);
  });

  test("earlier messages come before, each once", () => {
    const older: ChatNews = {
      type: "older",
      messages: [message("m0", "user", "Earlier"), message("m1", "user", "Hello")],
    };
    expect(chatLog([asLine(message("m1", "user", "Hello"))], older).map(({ id }) => id)).toEqual(["m0", "m1"]);
  });
});

test("server-sent events arrive whole, however they were cut", async () => {
  const text = ': still here\n\nevent: delta\ndata: {"text":"é🙂"}\n\nevent: done\r\ndata: {"messages":[]}\r\n\r\n';
  const bytes = new TextEncoder().encode(text);
  for (const size of [1, 3, 7, bytes.length]) {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
    const events = [];
    for await (const event of serverEvents(body)) events.push(event);
    expect(events).toEqual([
      { name: "delta", data: { text: "é🙂" } },
      { name: "done", data: { messages: [] } },
    ]);
  }
});
