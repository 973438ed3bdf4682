import type { ReactNode } from "react";
import type { GoalInput } from "@/lib/core/goals/goal-draft";
import type { QuickTemplate } from "@/lib/core/goals/templates/template";

/** A goal that waits for its coach; `coachId` is the coach its template goes well with. */
export type ChosenGoal = GoalInput & { readonly coachId?: string };
export type TemplateOption = { readonly template: QuickTemplate; readonly mark: ReactNode };
