import type { ToolDefinition } from "@/lib/core/coaches/model";
import { plainNumber } from "@/lib/core/coaches/prompt/goal-facts";

export type ToolName = "log_check_in";

/** What the model may do at once (R7); proposals join in `proposal.ts`. */
export const TOOLS: readonly ToolDefinition[] = [
  {
    name: "log_check_in" satisfies ToolName,
    description:
      "Records the member's check-in for this goal. Call it only when the member states in their latest message that they did, partly did, or skip it, today or yesterday. The result holds the new numbers: speak about those. Never call it for plans, wishes or questions, and never twice for the same statement.",
    input: {
      type: "object",
      properties: {
        value: {
          type: "number",
          description: "Amount in the goal's unit, as stated. Leave it out when they named none; never estimate.",
        },
        status: { type: "string", enum: ["done", "partial", "skip"] },
        day: { type: "string", enum: ["today", "yesterday"] },
        note: {
          type: "string",
          description: "Their own words worth keeping (how it felt, why it was skipped), in short.",
        },
      },
      required: ["status", "day"],
      additionalProperties: false,
    },
  },
];

export type LogCheckIn = {
  readonly value: number | null;
  readonly status: "done" | "partial" | "skip";
  readonly day: "today" | "yesterday";
  readonly note: string | null;
};

export type Parsed<T> = { readonly ok: true; readonly input: T } | { readonly ok: false; readonly words: string };

const no = (words: string): Parsed<never> => ({ ok: false, words });
const oneOf = <T extends string>(value: unknown, ...allowed: readonly T[]): T | null =>
  allowed.find((word) => word === value) ?? null;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const LIMIT = 1e9;
const NOTE_LIMIT = 1_000;

/** Reads what the model wrote as input of `log_check_in`. The bounds are those of R3 and R11; the words are for the model. */
export function parseLogCheckIn(input: unknown): Parsed<LogCheckIn> {
  if (!isRecord(input)) return no("The input was not a JSON object. Call the tool again with valid JSON.");
  const status = oneOf(input.status, "done", "partial", "skip");
  if (status === null) return no("`status` must be done, partial or skip.");
  const day = oneOf(input.day, "today", "yesterday");
  if (day === null) return no("`day` must be today or yesterday; other days are entered on the goal's page.");
  const { value = null, note = null } = input;
  if (value !== null) {
    if (typeof value !== "number" || !Number.isFinite(value)) return no("`value` must be a number.");
    if (Math.abs(value) > LIMIT) return no("`value` is too large. Ask the member for the amount.");
    if (Math.abs(Math.round(value * 100) / 100 - value) > 1e-9) return no("`value` may have two decimals at most.");
  }
  if (note !== null && typeof note !== "string") return no("`note` must be text.");
  const kept = note?.trim().slice(0, NOTE_LIMIT) || null;
  return { ok: true, input: { value: value === null ? null : Math.round(value * 100) / 100, status, day, note: kept } };
}

/** The goal after a check-in, as the tool's result tells it; keys are those of `<goal_facts>`. */
export type AfterCheckIn = {
  readonly value: number | null;
  readonly status: "done" | "partial" | "skip";
  readonly day: "today" | "yesterday";
  readonly current: number;
  readonly target: number;
  readonly percent: number;
  readonly needToday: number | null;
  readonly streakDays: number;
  readonly pace: string | null;
  readonly completed: boolean;
};

/** The text of a successful `log_check_in`. */
export function checkInResult(after: AfterCheckIn): string {
  const lines: readonly (readonly [string, string | number | null])[] = [
    ["recorded", after.status],
    ["day", after.day],
    ["value", after.value === null ? null : plainNumber(after.value)],
    ["current", plainNumber(after.current)],
    ["remaining", plainNumber(Math.max(0, after.target - after.current))],
    ["percent", plainNumber(after.percent)],
    ["need_today", after.needToday === null ? null : plainNumber(after.needToday)],
    ["streak_days", after.streakDays],
    ["pace", after.pace],
    ["state", after.completed ? "completed" : "active"],
  ];
  return lines
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${key}: ${value}`)
    .join("\n");
}
