import type { Metadata } from "next";
import { SignInPage, type SignInQuery } from "@/components/accounts/sign-in/sign-in-page";
import { skipWhenSignedIn } from "@/lib/http/accounts/skip-when-signed-in";

export const metadata: Metadata = { title: "Sign in", robots: { index: false } };

export default async function Page({ searchParams }: { searchParams: Promise<SignInQuery> }) {
  const query = await searchParams;
  await skipWhenSignedIn(query.next);
  return <SignInPage query={query} />;
}
