import { z } from "zod";
import { requestKey, rowId } from "@/lib/contracts/goals";
import { CHECK_IN_STATUSES, SKIP_REASONS } from "@/lib/core/check-ins/check-in";

const day = z
  .string("Please give a date.")
  .regex(/^\d{4}-\d{2}-\d{2}$/, "Please give the date as year-month-day, like 2026-03-31.");

export const checkInParams = z.object({ id: rowId });

/** What one says of a day (R3); lengths and amounts are judged by `core/check-ins/check-in`, which names the fields. */
const content = z.object({
  value: z.number("Please enter an amount of at most a billion, with up to two decimals."),
  status: z.enum(CHECK_IN_STATUSES, "Please choose done, partial or skip."),
  skipReason: z.enum(SKIP_REASONS, "Please say why you skip: rest, ill, travel or other.").nullable(),
  note: z
    .string("Please write the note in words.")
    .max(4000, "Please keep the note under 1,000 characters.")
    .nullable(),
  mood: z.number("Mood goes from 1 to 5.").nullable(),
});

export const checkInInput = content.partial().extend({
  date: day.optional(),
  idempotencyKey: requestKey.nullish(),
});
export type CheckInBody = z.input<typeof checkInInput>;

/** `removed: false` brings back what was taken back: Undo. */
export const checkInPatch = content
  .partial()
  .extend({ removed: z.literal(false, "Only false undoes a removal.").optional() });
export type CheckInPatchBody = z.input<typeof checkInPatch>;

export const checkInQuery = z.object({
  from: day.optional(),
  to: day.optional(),
  limit: z.coerce.number("Please give a number.").int().min(1).max(500).optional(),
});

export const checkInView = z.object({
  id: z.string(),
  goalId: z.string(),
  date: z.string(),
  status: z.enum(CHECK_IN_STATUSES),
  value: z.number(),
  skipReason: z.enum(SKIP_REASONS).nullable(),
  note: z.string().nullable(),
  mood: z.number().nullable(),
  createdAt: z.string(),
});
export type CheckInView = z.output<typeof checkInView>;

export const checkInListReply = z.object({ checkIns: z.array(checkInView) });

/** A check-in and what it did to its goal. `milestones` are the shares of the way that it was the first to reach. */
export const checkInReply = z.object({
  checkIn: checkInView,
  goal: z.object({
    id: z.string(),
    currentValue: z.number(),
    targetValue: z.number(),
    unit: z.string(),
    progressPercent: z.number(),
    isCompleted: z.boolean(),
    completedAt: z.string().nullable(),
  }),
  event: z.enum(["completed", "reopened"]).nullable(),
  milestones: z.array(z.number()),
});
export type CheckInReply = z.output<typeof checkInReply>;
