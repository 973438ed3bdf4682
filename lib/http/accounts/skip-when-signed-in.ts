import { redirect } from "next/navigation";
import { safeReturnPath } from "@/lib/core/accounts/return-path";
import { memberHere } from "@/lib/http/pages/require-member";

/** Of the sign-in pages: whoever is signed in already goes on to where they wanted to be. */
export async function skipWhenSignedIn(next: string | string[] | undefined): Promise<void> {
  if (await memberHere()) redirect(safeReturnPath(typeof next === "string" ? next : null) ?? "/dashboard");
}
