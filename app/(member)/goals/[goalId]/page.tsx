import type { Metadata } from "next";
import { GoalDetail } from "@/components/goals/detail/goal-detail";
import { goalParams } from "@/lib/contracts/goals";
import type { GoalId } from "@/lib/core/kernel/id";
import { orNotFound, paramsOf } from "@/lib/http/pages/or-not-found";
import { requireMember } from "@/lib/http/pages/require-member";
import { house } from "@/lib/wiring";

export const metadata: Metadata = { title: "Goal" };

export default async function GoalPage({ params }: { params: Promise<{ goalId: string }> }) {
  const member = await requireMember();
  const { goalId } = await paramsOf(goalParams, params);
  return <GoalDetail {...(await orNotFound(house().showGoal(member, goalId as GoalId)))} />;
}
