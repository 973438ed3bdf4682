import type { GoalId } from "@/lib/core/kernel/id";
import { testDatabase } from "@/tests/factories/database";
import { goalDesk } from "@/tests/factories/goal-desk";

const db = testDatabase();
const UNKNOWN = "01890000-0000-7000-8000-000000000000" as GoalId;

describe("editGoal", () => {
  test("changes what it is given, leaves the rest, and remembers what was", async () => {
    const desk = goalDesk(db);
    const member = await desk.member();
    const id = await desk.goal(member, { description: "Mostly novels", deadline: "2026-12-31" });
    const { goal } = await desk.verbs.editGoal(member, id, {
      title: "Read 24 books",
      targetValue: 24,
      dailyTarget: 20,
      dailyTargetUnit: "pages",
    });
    expect(goal).toMatchObject({
      title: "Read 24 books",
      targetValue: 24,
      description: "Mostly novels",
      deadline: "2026-12-31",
      dailyTarget: 20,
      dailyTargetUnit: "pages",
    });
    expect((await desk.verbs.readGoal(member, id)).goal).toEqual(goal);
    const changes = await db.prisma.goalChange.findMany({ where: { goalId: id } });
    expect(changes.map(({ field, oldValue, newValue }) => [field, oldValue, newValue]).sort()).toEqual([
      ["dailyTarget", null, "20"],
      ["dailyTargetUnit", null, "pages"],
      ["target", "12", "24"],
      ["title", "Read 12 books", "Read 24 books"],
    ]);
  });

  test("a deadline that has passed may stay, a new one may not lie in the past", async () => {
    const desk = goalDesk(db);
    const member = await desk.member();
    const id = await desk.goal(member, { deadline: "2026-03-03" });
    desk.set("2026-04-01T12:00:00Z");
    await desk.verbs.editGoal(member, id, { title: "Still reading" });
    await expect(desk.verbs.editGoal(member, id, { deadline: "2026-03-31" })).rejects.toMatchObject({
      code: "invalid",
      detail: { fields: { deadline: expect.any(String) } },
    });
    expect((await desk.verbs.editGoal(member, id, { deadline: null })).goal.deadline).toBeNull();
  });

  test("a lower target completes the goal, a higher one opens it again, and the celebration is told once", async () => {
    const desk = goalDesk(db);
    const member = await desk.member();
    const id = await desk.goal(member);
    await desk.verbs.recordCheckIn(member, id, { value: 6 });
    expect((await desk.verbs.editGoal(member, id, { targetValue: 6 })).goal.isCompleted).toBe(true);
    expect((await desk.verbs.editGoal(member, id, { targetValue: 12 })).goal.isCompleted).toBe(false);
    expect((await desk.verbs.editGoal(member, id, { targetValue: 6 })).goal.isCompleted).toBe(true);
    const told = await db.prisma.notification.findMany({ orderBy: { id: "asc" } });
    expect(new Set(told.map(({ title }) => title))).toEqual(
      new Set(["A quarter of the way", "Halfway there", "Three quarters done", "Goal reached!"]),
    );
    expect(told).toHaveLength(4);
  });
});

describe("ownership (T1)", () => {
  test.each([
    "readGoal",
    "editGoal",
    "deleteGoal",
    "showGoal",
    "recordCheckIn",
    "listCheckIns",
    "assignCoach",
    "switchCoach",
  ] as const)("%s: somebody else's goal is as unknown as one that never was", async (verb) => {
    const desk = goalDesk(db);
    const owner = await desk.member();
    const stranger = await desk.member();
    const id = await desk.goal(owner);
    const before = await db.sql("select * from goal");
    const input = { assignCoach: "ida", switchCoach: { newCoachId: "coach-1" } }[verb as string] ?? {
      title: "Mine now",
      value: 1,
    };
    const act = desk.verbs[verb] as (who: typeof stranger, goal: GoalId, what: unknown) => Promise<unknown>;
    const told = await Promise.all([id, UNKNOWN].map((goal) => act(stranger, goal, input).catch((fault) => fault)));
    expect(told[0]).toMatchObject({ code: "not_found", words: "Not found" });
    expect(told[1]).toEqual(told[0]);
    expect(await db.sql("select * from goal")).toEqual(before);
    expect(await db.prisma.checkIn.count()).toBe(0);
  });

  test("deleting takes the log along, and can be asked for only once", async () => {
    const desk = goalDesk(db);
    const member = await desk.member();
    const id = await desk.goal(member);
    await desk.verbs.recordCheckIn(member, id, { value: 4 });
    await desk.verbs.deleteGoal(member, id);
    expect(await db.prisma.checkIn.count()).toBe(0);
    expect(await db.prisma.notification.count()).toBe(0);
    await expect(desk.verbs.deleteGoal(member, id)).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("listGoals", () => {
  test("sums each log, newest goal first, new_user until a trial began", async () => {
    const desk = goalDesk(db);
    const member = await desk.member();
    expect(await desk.verbs.listGoals(member)).toEqual({ goals: [], trialStatus: "new_user" });
    const first = await desk.goal(member);
    desk.advance(1);
    const second = await desk.goal(member, { title: "Write", unit: "pages" });
    for (const value of [1.25, -0.5, 2]) await desk.verbs.recordCheckIn(member, first, { value });
    const { goals, trialStatus } = await desk.verbs.listGoals(member);
    expect(goals.map(({ id, currentValue }) => [id, currentValue])).toEqual([
      [second, 0],
      [first, 2.75],
    ]);
    expect(goals[1]?.coach).toEqual({ name: "Ida Rosenquest", key: "ida", avatar: "ida_rosenquest" });
    expect(trialStatus).toBe("active");
  });

  test("the dashboard counts as the specification groups", async () => {
    const desk = goalDesk(db);
    const member = await desk.member();
    await desk.pays(member, "pro");
    const done = await desk.goal(member);
    await desk.goal(member, { deadline: "2026-03-03" });
    await desk.goal(member, { deadline: "2026-12-31" });
    await desk.verbs.recordCheckIn(member, done, { value: 12 });
    desk.set("2026-03-05T12:00:00Z");
    const { counts, active, completed } = await desk.verbs.showDashboard(member);
    expect(counts).toEqual({ active: 2, completed: 1, needAttention: 1, onTrack: 1 });
    expect(active.map(({ health }) => health).sort()).toEqual(["Behind", "Overdue"]);
    expect(completed.map(({ id }) => id)).toEqual([done]);
  });
});
