import { Refusal } from "@/lib/core/kernel/refusal";
import { testDatabase } from "@/tests/factories/database";
import { goalDesk, someGoal } from "@/tests/factories/goal-desk";

const db = testDatabase();
const refusalOf = async (work: Promise<unknown>): Promise<Refusal> =>
  work.then(
    () => {
      throw new Error("It was not refused.");
    },
    (fault) => {
      if (fault instanceof Refusal) return fault;
      throw fault;
    },
  );

describe("createGoal", () => {
  test("tells the goal, and that it is the first", async () => {
    const desk = goalDesk(db);
    const member = await desk.member();
    const created = await desk.verbs.createGoal(member, { ...someGoal, deadline: "2026-12-31" });
    expect(created).toMatchObject({
      goal: { title: "Read 12 books", targetValue: 12, unit: "books", deadline: "2026-12-31", currentValue: 0 },
      isFirstGoal: true,
      showSubscriptionPrompt: false,
      isReplay: false,
    });
    const second = await desk.verbs.createGoal(member, someGoal);
    expect(second.isFirstGoal).toBe(false);
  });

  test("the first goal starts the trial, once per mailbox even after the account is gone (T19)", async () => {
    const desk = goalDesk(db);
    const first = await desk.member({ email: "ada@example.test" });
    await desk.goal(first);
    expect((await desk.verbs.readTrialUsage(first)).trialStatus).toBe("active");
    await db.prisma.user.delete({ where: { id: first.userId } });

    const again = await desk.member({ email: "ada+again@example.test" });
    const created = await desk.verbs.createGoal(again, someGoal);
    expect(created.showSubscriptionPrompt).toBe(true);
    expect((await desk.verbs.readTrialUsage(again)).trialStatus).toBe("not_started");
    expect((await refusalOf(desk.verbs.createGoal(again, someGoal))).code).toBe("limit_reached");
  });

  test("the trial ends 72 hours after its start, to the second", async () => {
    const desk = goalDesk(db, "2026-03-02T12:00:00Z");
    const member = await desk.member({ zone: "Pacific/Kiritimati" });
    await desk.goal(member);
    desk.set("2026-03-05T11:59:59Z");
    await desk.goal(member);
    desk.set("2026-03-05T12:00:00Z");
    expect((await desk.verbs.listGoals(member)).trialStatus).toBe("expired");
    expect((await refusalOf(desk.verbs.createGoal(member, someGoal))).detail.extra).toMatchObject({
      currentPlan: "free",
      goalLimit: 1,
      currentGoals: 2,
    });
  });

  test.each([
    ["trial", null, 3],
    ["pro", "pro", 5],
  ] as const)(
    "30 at once on %s give exactly the allowance, the rest 402 with the plan info (T18)",
    async (plan, paid, limit) => {
      const desk = goalDesk(db);
      const member = await desk.member();
      if (paid) await desk.pays(member, paid);
      const outcomes = await Promise.allSettled(
        Array.from({ length: 30 }, () => desk.verbs.createGoal(member, someGoal)),
      );
      const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
      expect(refused).toHaveLength(30 - limit);
      expect(await db.prisma.goal.count({ where: { userId: member.userId } })).toBe(limit);
      for (const fault of refused) {
        expect(fault).toMatchObject({ code: "limit_reached" });
        expect(fault.detail.extra).toMatchObject({
          code: "UPGRADE_REQUIRED",
          currentPlan: plan,
          isTrial: plan === "trial",
          goalLimit: limit,
          currentGoals: limit,
          upgradeMessage: expect.stringContaining("goal limit"),
        });
      }
    },
  );

  test("unlimited is unlimited", async () => {
    const desk = goalDesk(db);
    const member = await desk.member();
    await desk.pays(member, "unlimited");
    for (let count = 0; count < 7; count += 1) await desk.goal(member);
    expect((await desk.verbs.listGoals(member)).goals).toHaveLength(7);
  });

  test("a completed goal leaves its place", async () => {
    const desk = goalDesk(db);
    const member = await desk.member();
    const goals = [await desk.goal(member), await desk.goal(member), await desk.goal(member)];
    expect((await refusalOf(desk.verbs.createGoal(member, someGoal))).code).toBe("limit_reached");
    await desk.verbs.recordCheckIn(member, goals[0] ?? fail(), { value: 12 });
    await desk.goal(member);
  });

  test("called twice with one key makes one goal and says the same", async () => {
    const desk = goalDesk(db);
    const member = await desk.member();
    const input = { ...someGoal, requestKey: "tab-1-press-1" };
    const answers = await Promise.all([1, 2, 3, 4].map(() => desk.verbs.createGoal(member, input)));
    const told = answers.map(({ isReplay, ...rest }) => JSON.stringify(rest));
    expect(new Set(told).size).toBe(1);
    expect(answers.filter(({ isReplay }) => !isReplay)).toHaveLength(1);
    expect(await db.prisma.goal.count()).toBe(1);
    const stranger = await desk.member();
    expect((await desk.verbs.createGoal(stranger, input)).isReplay).toBe(false);
  });

  test.each([
    ["title", { title: "  " }],
    ["title", { title: "x".repeat(201) }],
    ["title", { title: "a\u0000b" }],
    ["targetValue", { targetValue: 0 }],
    ["targetValue", { targetValue: 1.005 }],
    ["unit", { unit: "" }],
    ["deadline", { deadline: "2026-02-30" }],
    ["deadline", { deadline: "2026-03-01" }],
    ["coachId", { coachId: "coach-9" }],
  ])("refuses a %s that does not fit, and stores nothing: %j", async (field, wrong) => {
    const desk = goalDesk(db);
    const member = await desk.member();
    const refusal = await refusalOf(desk.verbs.createGoal(member, { ...someGoal, ...wrong }));
    expect(refusal.code).toBe("invalid");
    expect(Object.keys(refusal.detail.fields ?? {})).toContain(field);
    expect(await db.prisma.goal.count()).toBe(0);
  });

  test("the day it starts on is the member's own", async () => {
    const desk = goalDesk(db, "2026-03-02T12:00:00Z");
    const east = await desk.member({ zone: "Pacific/Kiritimati" });
    const owl = await desk.member({ zone: "UTC", dayStartHour: 6 });
    const [a, b] = [await desk.goal(east), await desk.goal(owl)];
    expect((await desk.verbs.readGoal(east, a)).goal.startDay).toBe("2026-03-03");
    desk.set("2026-03-03T05:59:00Z");
    expect((await desk.verbs.readGoal(owl, b)).goal.startDay).toBe("2026-03-02");
    expect((await desk.verbs.createGoal(owl, someGoal)).goal.startDay).toBe("2026-03-02");
  });
});

const fail = (): never => {
  throw new Error("There is no such goal.");
};
