import { redirect } from "next/navigation";
import { requireMember } from "@/lib/http/pages/require-member";

/** The address that coach selection leads to (spec 1 §2): the same conversation. */
export default async function OldChatPage({ params }: { params: Promise<{ goalId: string }> }) {
  await requireMember();
  return redirect(`/chat/v2/${encodeURIComponent((await params).goalId)}`);
}
