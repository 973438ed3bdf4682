import { api } from "@/lib/client/fetch";
import type { GoalCreated, GoalInputBody, GoalPatchBody } from "@/lib/contracts/goals";

/** The calls that goal forms make; each throws what the server said, in words. */
export const createGoal = (goal: Partial<GoalInputBody>) => api<GoalCreated>("POST", "/api/goals", goal);

export const saveGoal = (goalId: string, goal: GoalPatchBody) => api<unknown>("PATCH", `/api/goals/${goalId}`, goal);

export const deleteGoal = (goalId: string) => api<unknown>("DELETE", `/api/goals/${goalId}`);

export const assignCoach = (goalId: string, coachKey: string) =>
  api<unknown>("POST", `/api/goals/${goalId}/coaches`, { coach_keys: [coachKey] });

export const switchCoach = (goalId: string, newCoachId: string, reason?: string) =>
  api<{ message: string }>("PUT", `/api/goals/${goalId}/switch-coach`, { newCoachId, reason });
