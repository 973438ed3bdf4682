import { isMemberHinted } from "@/lib/client/member-hint";

/** All that a public page wants to know of whoever looks at it. */
export type MemberGlimpse = {
  subscriptionPlan?: string | null;
  subscriptionStatus?: string | null;
  trialStatus?: string | null;
};

/** The signed-in member, or null: signed out, offline and aborted look the same from a public page. */
export async function memberGlimpse(signal: AbortSignal): Promise<MemberGlimpse | null> {
  if (!isMemberHinted()) return null;
  const answer = await fetch("/api/auth/user", { signal, credentials: "same-origin" }).catch(() => null);
  return answer?.ok ? answer.json().catch(() => null) : null;
}
