import type { Metadata } from "next";
import { CoachSelectionScreen } from "@/components/coaches/coach-selection-screen";
import { goalParams } from "@/lib/contracts/goals";
import { requireMember } from "@/lib/http/pages/require-member";
import { house } from "@/lib/wiring";

export const metadata: Metadata = { title: "Choose Your AI Coach" };

export default async function CoachesPage({ searchParams }: { searchParams: Promise<{ goalId?: string | string[] }> }) {
  const member = await requireMember();
  const { data } = goalParams.safeParse(await searchParams);
  return <CoachSelectionScreen coaches={await house().listCoaches(member)} goalId={data?.goalId ?? null} />;
}
