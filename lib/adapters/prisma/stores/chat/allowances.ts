import type { Db } from "@/lib/adapters/prisma/client";
import type { LocalDate } from "@/lib/core/kernel/day";
import type { UserId } from "@/lib/core/kernel/id";

type Limit = {
  readonly perDay: number;
  /** A ceiling over all days from `since` on (the trial's, R1). */
  readonly inAll: { readonly since: LocalDate; readonly messages: number } | null;
};

/** Coach messages a day, counted per local day (R1, R7). */
export const chatAllowanceStore = (db: Db) => ({
  /** Takes one of the day's messages in a single statement, so that no two tabs get the last one; false when none is left. */
  async take(userId: UserId, day: LocalDate, { perDay, inAll }: Limit): Promise<boolean> {
    const since = inAll?.since ?? day;
    const ceiling = inAll?.messages ?? 2_000_000_000;
    const rows = await db.$executeRaw`
      with before as (
        select coalesce(sum(used), 0)::int as used from chat_allowance
        where user_id = ${userId}::uuid and day >= ${since}::date and day <> ${day}::date
      )
      insert into chat_allowance (user_id, day, used)
      select ${userId}::uuid, ${day}::date, 1 from before where before.used < ${ceiling} and ${perDay}::int > 0
      on conflict (user_id, day) do update set used = chat_allowance.used + 1
      where chat_allowance.used < ${perDay}::int
        and chat_allowance.used + (select used from before) < ${ceiling}`;
    return rows > 0;
  },

  /** Gives one back: the coach could not answer (T25). */
  async giveBack(userId: UserId, day: LocalDate): Promise<void> {
    await db.$executeRaw`
      update chat_allowance set used = used - 1 where user_id = ${userId}::uuid and day = ${day}::date and used > 0`;
  },

  /** Messages used on `day`, and from `since` on. */
  async used(userId: UserId, day: LocalDate, since: LocalDate | null) {
    const [row] = await db.$queryRaw<{ today: number; inAll: number }[]>`
      select coalesce(sum(used) filter (where day = ${day}::date), 0)::int as today,
        coalesce(sum(used) filter (where day >= ${since ?? day}::date), 0)::int as "inAll"
      from chat_allowance where user_id = ${userId}::uuid`;
    return row ?? { today: 0, inAll: 0 };
  },
});
