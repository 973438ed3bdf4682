import type { Metadata } from "next";
import { GoalSettingsScreen } from "@/components/goals/settings/goal-settings-screen";
import { goalParams } from "@/lib/contracts/goals";
import type { GoalId } from "@/lib/core/kernel/id";
import { orNotFound, paramsOf } from "@/lib/http/pages/or-not-found";
import { requireMember } from "@/lib/http/pages/require-member";
import { house } from "@/lib/wiring";

export const metadata: Metadata = { title: "Goal Settings" };

export default async function GoalSettingsPage({ params }: { params: Promise<{ goalId: string }> }) {
  const member = await requireMember();
  const { goalId } = await paramsOf(goalParams, params);
  const { goal } = await orNotFound(house().readGoal(member, goalId as GoalId));
  return <GoalSettingsScreen goal={goal} />;
}
