import { cookies } from "next/headers";
import type { Visitor } from "@/lib/core/accounts/actor";
import { Refusal } from "@/lib/core/kernel/refusal";
import { env, MissingSetting } from "@/lib/env";
import { letIn } from "@/lib/http/accounts/let-in";
import { goTo } from "@/lib/http/accounts/sign-out";
import { house, log } from "@/lib/wiring";

type Query = Readonly<Record<string, string | undefined>>;

/** Whatever keeps Google from signing somebody in, they are back at the sign-in page, which says so (spec 2 §8). */
async function orBackToLogin(visit: () => Promise<Response>): Promise<Response> {
  try {
    return await visit();
  } catch (fault) {
    if (!(fault instanceof Refusal) && !(fault instanceof MissingSetting)) throw fault;
    log().warn("sign-in with Google refused", { reason: fault.message });
    const reason = fault instanceof Refusal && fault.code === "forbidden" ? "refused" : "google";
    return goTo(`/auth/login?error=${reason}`);
  }
}

/** Sends the browser to Google. It must set out from the address that Google sends it back to, or its cookies stay behind. */
export const beginGoogle = (visitor: Visitor, query: Query, host: string | null): Promise<Response> =>
  orBackToLogin(async () => {
    const { NEXTAUTH_URL } = env.google();
    const home = new URL("/api/auth/google", NEXTAUTH_URL);
    if (host !== home.host && !query.moved) {
      home.search = new URLSearchParams({ ...(query.next && { next: query.next }), moved: "1" }).toString();
      return goTo(home.href);
    }
    const { location, cookies: lines } = await house().beginGoogleSignIn(visitor, { next: query.next });
    return goTo(location ?? "/auth/login?error=google", lines);
  });

/** Lets in whoever Google has vouched for. */
export const finishGoogle = (visitor: Visitor, query: Query): Promise<Response> =>
  orBackToLogin(async () => {
    const jar = Object.fromEntries((await cookies()).getAll().map(({ name, value }) => [name, value]));
    const { opened, cookies: lines } = await house().finishGoogleSignIn(visitor, { jar, query: present(query) });
    if (!opened) return goTo("/auth/login?error=google", lines);
    const { to } = await letIn(opened);
    return goTo(to, lines);
  });

const present = (query: Query): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
