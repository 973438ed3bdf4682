import { testDatabase } from "@/tests/factories/database";
import { goalDesk } from "@/tests/factories/goal-desk";

const db = testDatabase();

describe("coaches of a goal", () => {
  test("the five are listed in the order of the specification, ratings in tenths", async () => {
    const desk = goalDesk(db);
    const coaches = await desk.verbs.listCoaches(await desk.member());
    expect(coaches.map(({ id, key }) => [id, key])).toEqual([
      ["coach-1", "sgt_miles"],
      ["coach-2", "ida"],
      ["coach-3", "questy"],
      ["coach-4", "zen_kai"],
      ["coach-5", "achieva"],
    ]);
    expect(coaches.every(({ rating }) => rating > 5 && rating <= 50)).toBe(true);
  });

  test.each([
    ["its key", "zen_kai", "coach-4"],
    ["an old alias", "maya_chen", "coach-2"],
  ])("a coach is assigned by %s", async (_, key, id) => {
    const desk = goalDesk(db);
    const member = await desk.member();
    const goal = await desk.goal(member, { coachId: null });
    await desk.verbs.assignCoach(member, goal, key);
    expect((await desk.verbs.readGoal(member, goal)).goal.coachId).toBe(id);
  });

  test("switching keeps progress and records why; no reason is User preference", async () => {
    const desk = goalDesk(db);
    const member = await desk.member();
    const goal = await desk.goal(member);
    await desk.verbs.recordCheckIn(member, goal, { value: 4 });
    const { message } = await desk.verbs.switchCoach(member, goal, {
      newCoachId: "coach-1",
      reason: "need_tougher_approach",
    });
    expect(message).toContain("Sergeant Miles Stone");
    await desk.verbs.switchCoach(member, goal, { newCoachId: "coach-4", reason: " " });
    expect((await desk.verbs.readGoal(member, goal)).goal).toMatchObject({ coachId: "coach-4", currentValue: 4 });
    const changes = await db.prisma.goalChange.findMany({ orderBy: { id: "asc" } });
    expect(changes.map(({ oldValue, newValue, reason }) => [oldValue, newValue, reason])).toEqual([
      ["coach-2", "coach-1", "need_tougher_approach"],
      ["coach-1", "coach-4", "User preference"],
    ]);
  });

  test.each(["coach-2", "coach-99", "ida_nobody"])("%s cannot take over", async (newCoachId) => {
    const desk = goalDesk(db);
    const member = await desk.member();
    const goal = await desk.goal(member);
    await expect(desk.verbs.switchCoach(member, goal, { newCoachId })).rejects.toMatchObject({
      code: "invalid",
      detail: { fields: { newCoachId: expect.any(String) } },
    });
  });

  test("a coach who left cannot be chosen", async () => {
    const desk = goalDesk(db);
    const member = await desk.member();
    const goal = await desk.goal(member);
    await db.prisma.coach.update({ where: { id: "coach-3" }, data: { isActive: false } });
    try {
      await expect(desk.verbs.assignCoach(member, goal, "questy")).rejects.toMatchObject({ code: "invalid" });
      expect(await desk.verbs.listCoaches(member)).toHaveLength(4);
    } finally {
      await db.prisma.coach.update({ where: { id: "coach-3" }, data: { isActive: true } });
    }
  });
});
