export { createGoal } from "./create-goal";
export { deleteGoal } from "./delete-goal";
export { editGoal } from "./edit-goal";
export { listGoals } from "./list-goals";
export { readGoal } from "./read-goal";
export { readTrialUsage } from "./read-trial-usage";
export { showDashboard } from "./show-dashboard";
export { showGoal } from "./show-goal";
