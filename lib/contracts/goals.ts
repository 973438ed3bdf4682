import { z } from "zod";
import { GOAL_CATEGORIES } from "@/lib/core/goals/goal";

/** The id of a row of ours in a path; the five coaches have ids of another form, which are nothing here. */
export const rowId = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, "Not found");
const day = z
  .string("Please give a date.")
  .regex(
    /^\d{4}-\d{2}-\d{2}(T[\d:.]{5,12}(Z|[+-]\d{2}:\d{2})?)?$/,
    "Please give the date as year-month-day, like 2026-03-31.",
  );
const amount = (words: string) => z.number(words);
/** How long anything may be before core counts it more finely: a guard against megabytes. */
const words = (message: string) => z.string(message).max(4000, "That is too long.");

export const goalParams = z.object({ goalId: rowId });

/** What makes a request known again: a lost reply may be asked for twice. */
export const requestKey = z
  .string("Please send the key as text.")
  .regex(/^[\w-]{8,100}$/, "A key has 8 to 100 letters or digits.");

const checkInTime = z
  .string("Please choose a time.")
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please give the time as hours and minutes, like 19:00.");

/** POST /api/goals (spec 1 §7). Lengths, days and amounts are judged by `core/goals/goal-draft`, which names the fields. */
export const goalInput = z.object({
  title: words("Title is required."),
  description: words("Please describe the goal in words.").nullish(),
  category: words("Please choose a category.").optional(),
  targetValue: amount("Target value is required and must be a number."),
  unit: words("Unit is required."),
  deadline: day.nullish(),
  coachId: words("Please choose a coach.").nullish(),
  dailyTarget: amount("Daily target must be a number.").nullish(),
  dailyTargetUnit: words("Please name the unit in words.").nullish(),
  checkInTime: checkInTime.nullish(),
  requestKey: requestKey.nullish(),
});
export type GoalInputBody = z.output<typeof goalInput>;

/** PATCH /api/goals/{id}: what is left out stays as it is. */
export const goalPatch = goalInput.omit({ coachId: true, requestKey: true }).partial();
export type GoalPatchBody = z.output<typeof goalPatch>;

export const goalCoachView = z.object({ name: z.string(), key: z.string(), avatar: z.string() });

export const goalView = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(GOAL_CATEGORIES),
  targetValue: z.number(),
  currentValue: z.number(),
  progressPercent: z.number(),
  unit: z.string(),
  startDay: z.string(),
  deadline: z.string().nullable(),
  createdAt: z.string(),
  isCompleted: z.boolean(),
  completedAt: z.string().nullable(),
  status: z.enum(["active", "archived"]),
  dailyTarget: z.number().nullable(),
  dailyTargetUnit: z.string().nullable(),
  checkInTime: z.string(),
  coachId: z.string().nullable(),
  coach: goalCoachView.nullable(),
});

export const goalReply = z.object({ goal: goalView });
export const goalListReply = z.object({
  goals: z.array(goalView),
  trialStatus: z.enum(["new_user", "active", "expired", "payment_required"]),
});

/** The create reply of spec 1 §3. */
export const goalCreated = z.object({
  goal: goalView.pick({ id: true, title: true, targetValue: true, unit: true, deadline: true }),
  isFirstGoal: z.boolean(),
  showSubscriptionPrompt: z.boolean(),
});
export type GoalCreated = z.output<typeof goalCreated>;

export const accountabilityReply = z.object({
  goals: z.array(
    z.object({
      goalId: z.string(),
      goalTitle: z.string(),
      coachId: z.string().nullable(),
      coach: goalCoachView.nullable(),
      hasCheckedInToday: z.boolean(),
      checkInTime: z.string(),
      currentValue: z.number(),
      targetValue: z.number(),
      unit: z.string(),
      progressPercent: z.number(),
      daysRemaining: z.number().nullable(),
      lastCoachMessage: z.string().nullable(),
      daysSinceLastUpdate: z.number(),
      needsAttention: z.boolean(),
      badge: z.enum(["Checked In", "Needs Check-in"]).nullable(),
    }),
  ),
  overallStatus: z.object({ totalGoals: z.number(), checkedInToday: z.number(), needsAttention: z.number() }),
});

export const trialUsageReply = z.object({
  goalsUsed: z.number(),
  goalLimit: z.number(),
  daysUsed: z.number(),
  daysRemaining: z.number(),
  trialDurationDays: z.number(),
  messagesUsed: z.number(),
  messageLimit: z.number(),
  dailyMessageUsage: z.object({ used: z.number(), limit: z.number() }),
  trialStatus: z.enum(["not_started", "active", "expired", "payment_required"]),
  isTrialExpired: z.boolean(),
});
