import type { Metadata } from "next";
import { Dashboard } from "@/components/goals/dashboard/dashboard";
import { requireMember, userOf } from "@/lib/http/pages/require-member";
import { house } from "@/lib/wiring";

export const metadata: Metadata = { title: "Dashboard" };

export default async function DashboardPage() {
  const member = await requireMember();
  const [user, dashboard] = await Promise.all([userOf(member), house().showDashboard(member)]);
  return <Dashboard firstName={user.firstName} {...dashboard} />;
}
