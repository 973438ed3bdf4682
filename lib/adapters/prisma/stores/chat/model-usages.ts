import type { Db } from "@/lib/adapters/prisma/client";
import type { Usage } from "@/lib/core/coaches/model";
import type { OpeningKind } from "@/lib/core/coaches/prompt/opening";
import type { LocalDate } from "@/lib/core/kernel/day";
import type { CoachId, UserId } from "@/lib/core/kernel/id";

type Entry = {
  readonly userId: UserId;
  readonly coachId: CoachId;
  readonly day: LocalDate;
  readonly purpose: "chat" | OpeningKind;
  readonly calls: number;
  readonly usage: Usage;
};

/** What the model was asked for: tokens by member, coach, day and purpose. */
export const modelUsageStore = (db: Db) => ({
  async add({ userId, coachId, day, purpose, calls, usage }: Entry): Promise<void> {
    await db.$executeRaw`
      insert into model_usage (user_id, coach_id, day, purpose, calls, tokens_in, tokens_out, tokens_cached)
      values (${userId}::uuid, ${coachId}, ${day}::date, ${purpose}, ${calls}, ${usage.in}, ${usage.out}, ${usage.cached})
      on conflict (user_id, coach_id, day, purpose) do update set calls = model_usage.calls + excluded.calls,
        tokens_in = model_usage.tokens_in + excluded.tokens_in, tokens_out = model_usage.tokens_out + excluded.tokens_out,
        tokens_cached = model_usage.tokens_cached + excluded.tokens_cached`;
  },
});
