import { coachOptions } from "@/components/coaches/coach-options";
import { coachByKey } from "@/lib/core/coaches/catalogue";
import { QUICK_TEMPLATES } from "@/lib/core/goals/templates/quick-templates";
import { templateOfTile } from "@/lib/core/goals/templates/tiles";
import type { LocalDate } from "@/lib/core/kernel/day";
import { GoalSetup } from "./goal-setup";
import { TemplateMark } from "./template-marks";

export type SetupQuery = { readonly goal?: string | string[]; readonly coach?: string | string[] };

const one = (text: string | string[] | undefined) => (typeof text === "string" ? text : "");

/** Goal creation, as /goals/new and /goal-setup show it; the address may name a goal and a coach. */
export function GoalSetupScreen({ today, query }: { today: LocalDate; query: SetupQuery }) {
  return (
    <GoalSetup
      today={today}
      coaches={coachOptions()}
      templates={QUICK_TEMPLATES.map((template) => ({ template, mark: <TemplateMark icon={template.icon} /> }))}
      chosenTemplate={templateOfTile(one(query.goal))}
      chosenCoach={coachByKey(one(query.coach))?.id ?? null}
    />
  );
}
