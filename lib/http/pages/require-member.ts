import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import type { Member } from "@/lib/core/accounts/actor";
import { PATH_HEADER } from "@/lib/core/accounts/gate";
import { MEMBER_COOKIE } from "@/lib/http/accounts/session-cookie";
import { currentMember } from "@/lib/http/enter";
import { house } from "@/lib/wiring";

/** Whoever is signed in, asked once per request however many parts of a page want to know. */
export const memberHere = cache(currentMember);
/** The same of what is known about them: the shell and the page ask once together. */
export const userOf = cache((member: Member) => house().getUser(member));

/**
 * The guard of every member page: the member, or off to sign in and back here afterwards. A cookie that opens nothing
 * any more is taken away on the way, or the front door would go on taking it for a member's.
 */
export async function requireMember(): Promise<Member> {
  const member = await memberHere();
  if (member) return member;
  const next = encodeURIComponent((await headers()).get(PATH_HEADER) ?? "/dashboard");
  const hasCookie = (await cookies()).has(MEMBER_COOKIE());
  return redirect(hasCookie ? `/api/auth/ended?next=${next}` : `/auth/login?next=${next}`);
}
