import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { GoalDetail } from "@/components/goals/detail/goal-detail";
import { goalParams } from "@/lib/contracts/goals";
import type { GoalId } from "@/lib/core/kernel/id";
import { ifFound } from "@/lib/http/if-found";
import { requireMember } from "@/lib/http/require-member";
import { house } from "@/lib/wiring";

export const metadata: Metadata = { title: "Goal" };

export default async function GoalPage({ params }: { params: Promise<{ goalId: string }> }) {
  const member = await requireMember();
  const { data } = goalParams.safeParse(await params);
  const page = data && (await ifFound(house().showGoal(member, data.goalId as GoalId)));
  return page ? <GoalDetail {...page} /> : notFound();
}
