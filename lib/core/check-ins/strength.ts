import type { DayRecord } from "@/lib/core/check-ins/day-record";

/** What a day keeps of yesterday's strength: half of it is gone after 13 days without work (R5). */
export const MEMORY = 0.5 ** (1 / 13);

/** How firm the habit is, 0 to 1: `s ← s·m + v·(1−m)` over the days that are scored; a miss scores 0 (R5). */
export function strengthOf(records: readonly Pick<DayRecord, "score">[]): number {
  return records.reduce((strength, { score }) => {
    return score === null ? strength : strength * MEMORY + score * (1 - MEMORY);
  }, 0);
}
