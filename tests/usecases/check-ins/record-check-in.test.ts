import type { CheckInId } from "@/lib/core/kernel/id";
import { testDatabase } from "@/tests/factories/database";
import { goalDesk } from "@/tests/factories/goal-desk";

const db = testDatabase();
const invalid = (field: string) => ({ code: "invalid", detail: { fields: { [field]: expect.any(String) } } });

describe("recordCheckIn", () => {
  test("several a day are normal, and the goal is their sum to the hundredth", async () => {
    const desk = goalDesk(db);
    const member = await desk.member();
    const goal = await desk.goal(member);
    for (let count = 0; count < 10; count += 1) await desk.verbs.recordCheckIn(member, goal, { value: 0.1 });
    const told = await desk.verbs.recordCheckIn(member, goal, { value: -0.33 });
    expect(told.goal.currentValue).toBe(0.67);
    expect((await desk.verbs.readGoal(member, goal)).goal.currentValue).toBe(0.67);
  });

  test("the same key again answers the same and writes nothing (T43)", async () => {
    const desk = goalDesk(db);
    const member = await desk.member();
    const goal = await desk.goal(member);
    const input = { value: 12, note: "All at once", mood: 5, idempotencyKey: "press-00001" };
    const told = await Promise.all([1, 2, 3, 4, 5].map(() => desk.verbs.recordCheckIn(member, goal, input)));
    const bodies = told.map(({ isReplay, ...body }) => JSON.stringify(body));
    expect(new Set(bodies).size).toBe(1);
    expect(told.filter(({ isReplay }) => !isReplay)).toHaveLength(1);
    expect(told[0]).toMatchObject({ event: "completed", milestones: [25, 50, 75, 100] });
    expect(await db.prisma.checkIn.count()).toBe(1);
    expect(await db.prisma.notification.count()).toBe(4);
  });

  test("a replay does not bring back what was removed, and a key belongs to one goal", async () => {
    const desk = goalDesk(db);
    const member = await desk.member();
    const goal = await desk.goal(member);
    const other = await desk.goal(member);
    const { checkIn } = await desk.verbs.recordCheckIn(member, goal, { value: 3, idempotencyKey: "press-00002" });
    await desk.verbs.removeCheckIn(member, checkIn.id);
    await desk.verbs.recordCheckIn(member, goal, { value: 3, idempotencyKey: "press-00002" });
    expect((await desk.verbs.readGoal(member, goal)).goal.currentValue).toBe(0);
    await expect(
      desk.verbs.recordCheckIn(member, other, { value: 3, idempotencyKey: "press-00002" }),
    ).rejects.toMatchObject({ code: "conflict" });
  });

  test.each([
    ["a zone ahead of Greenwich", "Pacific/Kiritimati", 0, "2026-03-03", "2026-02-24"],
    ["a zone behind it", "Pacific/Pago_Pago", 0, "2026-03-02", "2026-02-23"],
    ["a quarter-hour zone", "Asia/Kathmandu", 0, "2026-03-02", "2026-02-23"],
    ["a day that begins at six", "UTC", 6, "2026-03-02", "2026-02-23"],
  ])("days are the member's own: %s", async (_, zone, dayStartHour, today, oldest) => {
    const desk = goalDesk(db, "2026-03-02T12:00:00Z");
    const member = await desk.member({ zone, dayStartHour });
    const goal = await desk.goal(member);
    const on = async (date?: string) => (await desk.verbs.recordCheckIn(member, goal, { value: 1, date })).checkIn.date;
    const moved = (date: string, days: number) => new Date(Date.parse(date) + days * 864e5).toISOString().slice(0, 10);
    expect(await on()).toBe(today);
    expect(await on(oldest)).toBe(oldest);
    await expect(on(moved(oldest, -1))).rejects.toMatchObject(invalid("date"));
    await expect(on(moved(today, 1))).rejects.toMatchObject(invalid("date"));
    await expect(on("2026-02-30")).rejects.toMatchObject(invalid("date"));
  });

  test("the label stays when the member flies on", async () => {
    const desk = goalDesk(db, "2026-03-02T12:00:00Z");
    const member = await desk.member({ zone: "Pacific/Kiritimati" });
    const goal = await desk.goal(member);
    await desk.verbs.recordCheckIn(member, goal, { value: 1 });
    const west = desk.in(member, "Pacific/Honolulu");
    const { checkIn } = await desk.verbs.recordCheckIn(west, goal, { value: 1 });
    expect(checkIn.date).toBe("2026-03-02");
    const { checkIns } = await desk.verbs.listCheckIns(west, goal, {});
    expect(checkIns.map(({ date }) => date)).toEqual(["2026-03-03", "2026-03-02"]);
  });

  test.each([
    ["value", { value: 1.234 }],
    ["value", { value: 1e9 + 1 }],
    ["value", { value: Number.NaN }],
    ["skipReason", { status: "skip" as const }],
    ["value", { status: "skip" as const, skipReason: "rest" as const, value: 1 }],
    ["mood", { mood: 6 }],
    ["note", { note: "x".repeat(1001) }],
    ["note", { note: "a\ud800b" }],
  ])("refuses a %s that does not fit: %j", async (field, input) => {
    const desk = goalDesk(db);
    const member = await desk.member();
    const goal = await desk.goal(member);
    await expect(desk.verbs.recordCheckIn(member, goal, input)).rejects.toMatchObject(invalid(field));
    expect(await db.prisma.checkIn.count()).toBe(0);
  });

  test("a skip needs a reason and answers the day", async () => {
    const desk = goalDesk(db);
    const member = await desk.member();
    const goal = await desk.goal(member);
    const { checkIn } = await desk.verbs.recordCheckIn(member, goal, { status: "skip", skipReason: "ill" });
    expect(checkIn).toMatchObject({ status: "skip", skipReason: "ill", value: 0 });
    expect((await desk.verbs.accountabilityStatus(member)).overallStatus.checkedInToday).toBe(1);
  });
});

describe("completion and milestones", () => {
  test("reaching the target completes once; an edit below reopens; reaching it again tells nothing twice", async () => {
    const desk = goalDesk(db);
    const member = await desk.member();
    const goal = await desk.goal(member);
    expect((await desk.verbs.recordCheckIn(member, goal, { value: 5 })).milestones).toEqual([25]);
    desk.advance(24);
    const reached = await desk.verbs.recordCheckIn(member, goal, { value: 7 });
    expect(reached).toMatchObject({ event: "completed", milestones: [50, 75, 100], goal: { isCompleted: true } });
    expect(reached.goal.completedAt).toBe(desk.now().toISOString());
    desk.advance(1);
    const more = await desk.verbs.recordCheckIn(member, goal, { value: 1 });
    expect(more).toMatchObject({ event: null, milestones: [], goal: { completedAt: reached.goal.completedAt } });
    await desk.verbs.removeCheckIn(member, more.checkIn.id);
    const edited = await desk.verbs.editCheckIn(member, reached.checkIn.id, { value: 1 });
    expect(edited).toMatchObject({
      event: "reopened",
      goal: { currentValue: 6, isCompleted: false, completedAt: null },
    });
    const again = await desk.verbs.editCheckIn(member, reached.checkIn.id, { value: 7 });
    expect(again).toMatchObject({ event: "completed", milestones: [] });
    const told = await db.prisma.notification.groupBy({ by: ["dedupeKey"], _count: true });
    expect(told).toHaveLength(4);
    expect(told.every(({ _count }) => _count === 1)).toBe(true);
  });

  test("twenty at once complete a goal once and tell each milestone once", async () => {
    const desk = goalDesk(db);
    const member = await desk.member();
    const goal = await desk.goal(member, { targetValue: 20 });
    const told = await Promise.all(
      Array.from({ length: 20 }, () => desk.verbs.recordCheckIn(member, goal, { value: 1 })),
    );
    expect(told.filter(({ event }) => event === "completed")).toHaveLength(1);
    expect(told.flatMap(({ milestones }) => milestones).sort((a, b) => a - b)).toEqual([25, 50, 75, 100]);
    expect(await db.prisma.notification.count()).toBe(4);
  });

  test("opening a goal again takes a place of the plan (T18)", async () => {
    const desk = goalDesk(db);
    const member = await desk.member();
    const done = await desk.goal(member);
    const { checkIn } = await desk.verbs.recordCheckIn(member, done, { value: 12 });
    for (let count = 0; count < 3; count += 1) await desk.goal(member);
    for (const act of [
      () => desk.verbs.removeCheckIn(member, checkIn.id),
      () => desk.verbs.editCheckIn(member, checkIn.id, { value: 1 }),
      () => desk.verbs.editGoal(member, done, { targetValue: 100 }),
    ])
      await expect(act()).rejects.toMatchObject({ code: "limit_reached" });
    expect((await desk.verbs.readGoal(member, done)).goal).toMatchObject({
      currentValue: 12,
      isCompleted: true,
      targetValue: 12,
    });
  });
});

describe("editing the log", () => {
  test("delete and undo give back what was there", async () => {
    const desk = goalDesk(db);
    const member = await desk.member();
    const goal = await desk.goal(member);
    const { checkIn } = await desk.verbs.recordCheckIn(member, goal, { value: 3, note: "Two novellas", mood: 4 });
    const removed = await desk.verbs.removeCheckIn(member, checkIn.id);
    expect(removed.goal.currentValue).toBe(0);
    expect((await desk.verbs.listCheckIns(member, goal, {})).checkIns).toEqual([]);
    await expect(desk.verbs.editCheckIn(member, checkIn.id, { value: 9 })).rejects.toMatchObject({ code: "not_found" });
    const back = await desk.verbs.editCheckIn(member, checkIn.id, { removed: false });
    expect(back.checkIn).toEqual(checkIn);
    expect(back.goal.currentValue).toBe(3);
  });

  test("a day turned into a skip gives its amount back", async () => {
    const desk = goalDesk(db);
    const member = await desk.member();
    const goal = await desk.goal(member);
    const { checkIn } = await desk.verbs.recordCheckIn(member, goal, { value: 3 });
    const skipped = await desk.verbs.editCheckIn(member, checkIn.id, { status: "skip", skipReason: "travel" });
    expect(skipped).toMatchObject({ checkIn: { status: "skip", value: 0 }, goal: { currentValue: 0 } });
  });

  test("somebody else's entry is unknown (T1)", async () => {
    const desk = goalDesk(db);
    const owner = await desk.member();
    const stranger = await desk.member();
    const { checkIn } = await desk.verbs.recordCheckIn(owner, await desk.goal(owner), { value: 3 });
    const unknown = "01890000-0000-7000-8000-000000000000" as CheckInId;
    for (const id of [checkIn.id, unknown]) {
      await expect(desk.verbs.editCheckIn(stranger, id, { value: 9 })).rejects.toMatchObject({ code: "not_found" });
      await expect(desk.verbs.removeCheckIn(stranger, id)).rejects.toMatchObject({ code: "not_found" });
    }
    expect(await db.sql("select value::float8, removed_at from check_in")).toEqual([{ value: 3, removed_at: null }]);
  });
});

describe("showGoal", () => {
  test("what the page shows follows from the log", async () => {
    const desk = goalDesk(db, "2026-03-02T12:00:00Z");
    const member = await desk.member();
    const goal = await desk.goal(member, { title: "Walk", targetValue: 30, unit: "days", deadline: "2026-03-31" });
    for (let day = 0; day < 3; day += 1) {
      if (day > 0) desk.advance(24);
      await desk.verbs.recordCheckIn(member, goal, {});
    }
    const page = await desk.verbs.showGoal(member, goal);
    expect(page.goal).toMatchObject({
      currentValue: 3,
      hasCheckedInToday: true,
      oneTap: 1,
      streak: { current: 3, shields: 2 },
    });
    expect(page.goal.pace?.bufferDays).toBe(1);
    expect(page.heat.flat().filter((cell) => cell !== null && cell.level > 0)).toHaveLength(3);
    expect(page.chart.today.y).toBeCloseTo(0.1);
    expect(page.recent).toHaveLength(3);
  });
});
