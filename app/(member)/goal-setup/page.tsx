import type { Metadata } from "next";
import { GoalSetupScreen, type SetupQuery } from "@/components/goals/setup/goal-setup-screen";
import { requireMember } from "@/lib/http/pages/require-member";
import { house } from "@/lib/wiring";

export const metadata: Metadata = { title: "New Goal" };

export default async function NewGoalPage({ searchParams }: { searchParams: Promise<SetupQuery> }) {
  const member = await requireMember();
  return <GoalSetupScreen today={house().todayOf(member)} query={await searchParams} />;
}
