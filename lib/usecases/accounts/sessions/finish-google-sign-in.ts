import type { Visitor } from "@/lib/core/accounts/actor";
import type { CookieJar } from "@/lib/core/accounts/sign-in/google";
import { signInWithGoogle } from "@/lib/usecases/accounts/sessions/sign-in-with-google";
import type { Needs } from "@/lib/usecases/needs";

type Its = Parameters<typeof signInWithGoogle>[0] & Pick<Needs, "google">;

/** The browser is back from Google: who is there, and what opens for them; `opened` is null when Google said no. */
export const finishGoogleSignIn =
  (needs: Its) => async (visitor: Visitor, given: { jar: CookieJar; query: Readonly<Record<string, string>> }) => {
    const { person, returnPath, cookies } = await needs.google.finish(given.jar, given.query);
    if (!person) return { opened: null, cookies };
    const { session, redirectTo } = await signInWithGoogle(needs)(visitor, person);
    return { opened: { session, to: returnPath === null || returnPath === "/" ? redirectTo : returnPath }, cookies };
  };
