import { z } from "zod";

export const coachView = z.object({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  description: z.string(),
  video: z.string(),
  motivationStyle: z.string(),
  speechBubbleColor: z.string(),
  avatar: z.string(),
  /** Tenths, 0 to 50. */
  rating: z.number(),
});
export const coachListReply = z.array(coachView);
export type CoachView = z.output<typeof coachView>;

/** POST /api/goals/{id}/coaches: a list of exactly one key (spec 1 §7). */
export const coachAssignment = z.object({
  coach_keys: z
    .array(z.string("Please choose a coach.").max(64, "Please choose a coach."), "Please choose a coach.")
    .length(1, "Please choose exactly one coach."),
});

/** PUT /api/goals/{id}/switch-coach (spec 1 §7). */
export const coachSwitch = z.object({
  newCoachId: z.string("Please choose a coach.").max(64, "Please choose a coach."),
  reason: z
    .string("Please give the reason in words.")
    .max(500, "Please keep the reason under 500 characters.")
    .nullish(),
});

export const coachMessage = z.object({ message: z.string() });
