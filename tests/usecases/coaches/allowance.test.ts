import type { Member } from "@/lib/core/accounts/actor";
import type { LocalDate } from "@/lib/core/kernel/day";
import { Refusal } from "@/lib/core/kernel/refusal";
import { testHouse } from "../../factories/house";
import { aGoal, refused, talk } from "./talk";

// Rates have tests of their own; here thirty messages a moment are wanted.
const its = testHouse({ more: { limiter: { take: async () => undefined } } });
const { house, database } = its;
const day = "2026-03-03" as LocalDate;
const used = () => database.sql("select day::text, used from chat_allowance");

describe("messages a day", () => {
  let ada: Member;
  beforeEach(async () => {
    ada = await its.member({ trialStartedAt: new Date("2026-01-01") });
  });

  test("thirty at once get exactly the allowance", async () => {
    const takes = Array.from({ length: 30 }, () =>
      database.stores.chatAllowances.take(ada.userId, day, { perDay: 5, inAll: null }),
    );
    expect((await Promise.all(takes)).filter(Boolean)).toHaveLength(5);
    expect(await used()).toEqual([{ day, used: 5 }]);
  });

  test("thirty messages at once, each tried until it is taken or refused: five of a free member are answered", async () => {
    const goalId = await aGoal(its, ada);
    const send = async (serial: number): Promise<string> => {
      const input = { goalId, message: `Message ${serial}`, clientKey: `message-${serial}` };
      const outcome = await talk(its, ada, input).catch((fault: unknown) => fault);
      if (!(outcome instanceof Refusal)) return "answered";
      // As a client would: wait for one's turn, and out a moment in which the machine is too busy to answer.
      return outcome.code === "conflict" || outcome.code === "unavailable" ? send(serial) : outcome.code;
    };
    const outcomes = await Promise.all(Array.from({ length: 30 }, (_, serial) => send(serial)));
    expect(outcomes.filter((outcome) => outcome === "answered")).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === "limit_reached")).toHaveLength(25);
    expect((await house.listMessages(ada, goalId)).messages).toHaveLength(10);
  });

  test("the refusal tells the plan, and when there are new ones", async () => {
    const goalId = await aGoal(its, ada);
    await database.sql("insert into chat_allowance (user_id, day, used) values ($1, $2, 5)", [ada.userId, day]);
    const refusal = await refused(talk(its, ada, { goalId, message: "One more" }));
    expect(refusal.code).toBe("limit_reached");
    expect(refusal.detail.extra).toMatchObject({
      code: "UPGRADE_REQUIRED",
      currentPlan: "free",
      primaryUpgrade: { plan: "basic" },
      resetsAt: "2026-03-04T00:00:00.000Z",
    });
    expect((await house.listMessages(ada, goalId)).messages).toEqual([]);
    its.clock.set("2026-03-04T00:00:00Z");
    expect((await talk(its, ada, { goalId, message: "One more" })).messages).toHaveLength(2);
  });

  test("the trial has ninety in all", async () => {
    const limit = { perDay: 30, inAll: { since: "2026-03-01" as LocalDate, messages: 90 } };
    await database.sql(
      "insert into chat_allowance (user_id, day, used) values ($1, '2026-02-28', 30), ($1, '2026-03-01', 30), ($1, '2026-03-02', 30)",
      [ada.userId],
    );
    const take = () => database.stores.chatAllowances.take(ada.userId, day, limit);
    const takes = await Promise.all(Array.from({ length: 30 }, take));
    expect(takes.filter(Boolean)).toHaveLength(30);
    await database.sql("delete from chat_allowance where day = $1", [day]);
    await database.sql("update chat_allowance set used = 59 where day = '2026-03-02'");
    expect((await Promise.all(Array.from({ length: 9 }, take))).filter(Boolean)).toHaveLength(1);
  });

  test.each([
    [{ kind: "status", status: 529, times: 3 }, "failed"],
    [{ kind: "status", status: 400 }, "failed"],
    [{ kind: "slow", delayMs: 0, match: "/v1/messages", detail: { stream: "cut", after: 3 } }, "interrupted"],
  ] as const)("a coach that cannot answer (%o) costs nothing", async (fault, state) => {
    const goalId = await aGoal(its, ada);
    its.anthropic.fault(fault);
    expect((await talk(its, ada, { goalId, message: "Hello" })).messages[1]).toMatchObject({ state });
    expect(await used()).toEqual([{ day, used: 0 }]);
  });

  test("a goal beyond the plan can be looked at but not talked about", async () => {
    const bob = await its.member({ trialStartedAt: new Date("2026-03-03T11:00:00Z") });
    const goals = [await aGoal(its, bob), await aGoal(its, bob), await aGoal(its, bob)];
    its.clock.advance(4 * 86_400_000);
    const codes = await Promise.all(
      goals.map((goalId) =>
        talk(its, bob, { goalId, message: "Hello" }).then(
          () => "answered",
          (fault: unknown) => (fault instanceof Refusal ? fault.code : fault),
        ),
      ),
    );
    expect(codes.sort()).toEqual(["answered", "limit_reached", "limit_reached"]);
    expect((await house.listMessages(bob, goals[2] ?? ("" as never))).messages).toBeDefined();
  });
});
