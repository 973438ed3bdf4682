import fc from "fast-check";
import { checkInResult, parseLogCheckIn } from "@/lib/core/coaches/tools";
import { FAILURE_WORDS, isLastStep, judgeCalls, MAX_ACTS, MAX_STEPS } from "@/lib/core/coaches/turn";

const done = { status: "done", day: "today" };

describe("log_check_in reads", () => {
  test.each([
    [
      { ...done, value: 20 },
      { value: 20, status: "done", day: "today", note: null },
    ],
    [
      { ...done, value: -2.5, note: "  regained  " },
      { value: -2.5, status: "done", day: "today", note: "regained" },
    ],
    [
      { status: "skip", day: "yesterday" },
      { value: null, status: "skip", day: "yesterday", note: null },
    ],
    [
      { ...done, value: null, note: " ", extra: 1 },
      { value: null, status: "done", day: "today", note: null },
    ],
    [
      { ...done, value: 0.1 + 0.2 },
      { value: 0.3, status: "done", day: "today", note: null },
    ],
  ])("%j", (input, expected) => {
    expect(parseLogCheckIn(input)).toEqual({ ok: true, input: expected });
  });

  test.each([
    [undefined, "JSON object"],
    [[], "JSON object"],
    ["20 minutes", "JSON object"],
    [{ day: "today" }, "status"],
    [{ status: "finished", day: "today" }, "status"],
    [{ status: "done", day: "last week" }, "day"],
    [{ ...done, value: "20" }, "number"],
    [{ ...done, value: Number.NaN }, "number"],
    [{ ...done, value: 1e12 }, "too large"],
    [{ ...done, value: 1.005 }, "two decimals"],
    [{ ...done, note: 7 }, "text"],
  ])("but not %j", (input, words) => {
    expect(parseLogCheckIn(input)).toEqual({ ok: false, words: expect.stringContaining(words) });
  });

  test("nothing makes it throw, and what it accepts is within bounds", () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (value, note) => {
        const parsed = parseLogCheckIn({ ...done, value, note });
        if (parsed.ok) expect(Math.abs(parsed.input.value ?? 0)).toBeLessThanOrEqual(1e9);
      }),
    );
  });

  test("the result tells the new numbers in the words of the facts", () => {
    const text = checkInResult({
      value: 20,
      status: "done",
      day: "today",
      current: 360,
      target: 1200,
      percent: 30,
      needToday: 0,
      streakDays: 5,
      pace: null,
      completed: false,
    });
    expect(text.split("\n")).toEqual([
      "recorded: done",
      "day: today",
      "value: 20",
      "current: 360",
      "remaining: 840",
      "percent: 30",
      "need_today: 0",
      "streak_days: 5",
      "state: active",
    ]);
  });
});

describe("one turn", () => {
  const call = (id: string, input: unknown, name = "log_check_in") => ({ id, name, input });

  test("every call gets one verdict, in order", () => {
    const verdicts = judgeCalls(
      [call("a", { ...done, value: 1 }), call("b", undefined), call("c", {}, "delete_everything")],
      [],
    );
    expect(verdicts.map((verdict) => verdict.act ?? verdict.result)).toEqual([
      "log_check_in",
      { callId: "b", text: expect.stringContaining("JSON"), failed: true },
      { callId: "c", text: expect.stringContaining("no tool"), failed: true },
    ]);
  });

  test("the same statement is recorded once a turn, also over steps", () => {
    const [first] = judgeCalls([call("a", { ...done, value: 1 })], []);
    const performed = first?.act ? [first.input] : [];
    expect(judgeCalls([call("b", { ...done, value: 1, note: "again" })], performed)[0]?.act).toBeNull();
  });

  test("a flood of calls is bounded", () => {
    const calls = Array.from({ length: 100 }, (_, at) => call(String(at), { ...done, value: at }));
    expect(judgeCalls(calls, []).filter(({ act }) => act)).toHaveLength(MAX_ACTS);
  });

  test("the fifth step is the last", () => {
    expect([0, 3, 4, 9].map(isLastStep)).toEqual([false, false, true, true]);
    expect(MAX_STEPS).toBe(5);
  });

  test("every failure has words of one sentence or two, none technical", () => {
    for (const words of Object.values(FAILURE_WORDS)) expect(words).not.toMatch(/error|\d|model|API/i);
  });
});
