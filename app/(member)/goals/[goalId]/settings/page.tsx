import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { GoalSettingsScreen } from "@/components/goals/settings/goal-settings-screen";
import { goalParams } from "@/lib/contracts/goals";
import type { GoalId } from "@/lib/core/kernel/id";
import { ifFound } from "@/lib/http/if-found";
import { requireMember } from "@/lib/http/require-member";
import { house } from "@/lib/wiring";

export const metadata: Metadata = { title: "Goal Settings" };

export default async function GoalSettingsPage({ params }: { params: Promise<{ goalId: string }> }) {
  const member = await requireMember();
  const { data } = goalParams.safeParse(await params);
  const found = data && (await ifFound(house().readGoal(member, data.goalId as GoalId)));
  return found ? <GoalSettingsScreen goal={found.goal} /> : notFound();
}
