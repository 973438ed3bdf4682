import useSWR from "swr";
import { api, CallFailure } from "@/lib/client/fetch";
import { isMemberHinted } from "@/lib/client/member-hint";
import type { UserView } from "@/lib/contracts/accounts";

export const USER_KEY = "/api/auth/user";
const FRESH_MS = 300_000;

/** The signed-in user, or null. A 401 is no failure: it means signed out (spec 1 §4, §8). */
export async function fetchUser(): Promise<UserView | null> {
  try {
    return await api<UserView>("GET", USER_KEY);
  } catch (failure) {
    if (failure instanceof CallFailure && failure.status === 401) {
      // Earlier versions of the product kept a token here; it is only ever thrown away (T9).
      localStorage.removeItem("authToken");
      return null;
    }
    throw failure;
  }
}

/**
 * Who is there, kept for five minutes and never retried (spec 1 §9). `user` is undefined while loading, and for good
 * where nothing hints at a session: nobody is asked about then.
 */
export function useUser(initial?: UserView) {
  const { data, error, isLoading, mutate } = useSWR<UserView | null>(
    initial || isMemberHinted() ? USER_KEY : null,
    fetchUser,
    {
      dedupingInterval: FRESH_MS,
      revalidateOnFocus: false,
      revalidateIfStale: initial === undefined,
      shouldRetryOnError: false,
      fallbackData: initial,
    },
  );
  return { user: data, error: error as Error | undefined, isLoading, isAuthenticated: data != null, refresh: mutate };
}
