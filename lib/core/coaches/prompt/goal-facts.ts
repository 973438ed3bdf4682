import { quotedLine } from "@/lib/core/coaches/prompt/quoted";
import { type LocalDate, weekday } from "@/lib/core/kernel/day";

export type EntryFact = {
  readonly date: LocalDate;
  readonly status: "done" | "partial" | "skip";
  readonly value: number | null;
  readonly note: string | null;
};

/** What the house has computed about the goal (R3 to R6). `null` is "not known" and is left out of the prompt. */
export type GoalFacts = {
  readonly firstName: string | null;
  readonly today: LocalDate;
  /** "HH:MM" on the member's wall. */
  readonly time: string;
  readonly title: string;
  readonly unit: string;
  readonly target: number;
  readonly current: number;
  /** 0 to 100, or beyond. */
  readonly percent: number;
  readonly deadline: LocalDate | null;
  readonly daysLeft: number | null;
  /** Share of the time that is gone, 0 to 100. */
  readonly elapsedPercent: number | null;
  /** Words of R6: "3 days ahead", "Just started". */
  readonly pace: string | null;
  /** Amount in the goal's unit that brings it back to its line today; 0 when nothing is missing. */
  readonly needToday: number | null;
  readonly streakDays: number;
  readonly shields: number;
  readonly checkInTime: string;
  readonly state: "active" | "paused" | "completed";
  readonly todayEntries: readonly EntryFact[];
  /** Before today, latest first. */
  readonly lastEntries: readonly EntryFact[];
};

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MAX_ENTRIES = 7;

/** At most two decimals, no thousands separators: 5000, 12.5. */
export function plainNumber(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function entryText({ date, status, value, note }: EntryFact, unit: string): string {
  const amount = value === null ? "" : ` ${plainNumber(value)} ${quotedLine(unit, 40)}`;
  return `${date} ${status}${amount}${note ? ` note ${quotedLine(note, 200)}` : ""}`;
}

/** The block of facts that the coach may speak about: one `key: value` a line, texts of the member quoted. */
export function goalFacts(facts: GoalFacts): string {
  const entries = (list: readonly EntryFact[]) =>
    list
      .slice(0, MAX_ENTRIES)
      .map((entry) => entryText(entry, facts.unit))
      .join("; ") || "none";
  const lines: readonly (readonly [string, string | number | null])[] = [
    ["member", facts.firstName === null ? null : quotedLine(facts.firstName, 60)],
    ["now", `${WEEKDAYS[weekday(facts.today)]} ${facts.today} ${facts.time}`],
    ["title", quotedLine(facts.title, 200)],
    ["state", facts.state],
    ["unit", quotedLine(facts.unit, 40)],
    ["target", plainNumber(facts.target)],
    ["current", plainNumber(facts.current)],
    ["remaining", plainNumber(Math.max(0, facts.target - facts.current))],
    ["percent", plainNumber(facts.percent)],
    ["deadline", facts.deadline],
    ["days_left", facts.daysLeft],
    ["time_gone_percent", facts.elapsedPercent === null ? null : plainNumber(facts.elapsedPercent)],
    ["pace", facts.pace],
    ["need_today", facts.needToday === null ? null : plainNumber(facts.needToday)],
    ["streak_days", facts.streakDays],
    ["shields", facts.shields],
    ["check_in_time", facts.checkInTime],
    ["entries_today", entries(facts.todayEntries)],
    ["entries_before", entries(facts.lastEntries)],
  ];
  const known = lines.filter(([, value]) => value !== null).map(([key, value]) => `${key}: ${value}`);
  return `<goal_facts>\n${known.join("\n")}\n</goal_facts>`;
}
