import type { Metadata } from "next";
import { Dashboard } from "@/components/goals/dashboard/dashboard";
import { requireMember } from "@/lib/http/pages/require-member";
import { house } from "@/lib/wiring";

export const metadata: Metadata = { title: "Goals" };

/** The same overview as /dashboard (spec 1 §2). */
export default async function GoalsPage() {
  const member = await requireMember();
  const [user, dashboard] = await Promise.all([house().getUser(member), house().showDashboard(member)]);
  return <Dashboard firstName={user.firstName} {...dashboard} />;
}
