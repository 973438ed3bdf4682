import { GoalNotFound } from "@/components/goals/goal-not-found";

export default GoalNotFound;
