import { MEMBER_HINT_COOKIE, SESSION_IDLE_MS, SESSION_LIFE_MS } from "@/lib/core/accounts/sign-in/session";
import { DAY_MS, HOUR_MS } from "@/lib/core/kernel/day";

/** Every cookie that our pages can set, and every word they may leave in the browser's storage. */
export type StoredItem = { readonly name: string; readonly purpose: string; readonly life: string };

const days = (ms: number) => `${Math.round(ms / DAY_MS)} days`;

/** Under https their names begin with __Secure- or __Host-, which binds them to this site. */
export const COOKIES: readonly StoredItem[] = [
  {
    name: "next-auth.session-token",
    purpose: "Keeps you signed in. Scripts cannot read it.",
    life: `${days(SESSION_LIFE_MS.member)} at most, ${days(SESSION_IDLE_MS.member)} without a visit, or until you sign out`,
  },
  {
    name: MEMBER_HINT_COOKIE,
    purpose:
      "Says “1” while you are signed in, so that our public pages know to greet you as a member. It opens nothing.",
    life: `${days(SESSION_LIFE_MS.member)}, or until you sign out`,
  },
  {
    name: "next-auth.state, next-auth.nonce, next-auth.pkce.code_verifier",
    purpose: "While you sign in with Google: make sure that the answer belongs to your own sign-in",
    life: "15 minutes",
  },
  {
    name: "next-auth.callback-url",
    purpose: "While you sign in with Google: which page to return to",
    life: "Until the browser is closed",
  },
  {
    name: "goalcoach-admin",
    purpose: "Keeps an administrator signed in to the admin area. Members never get it.",
    life: `${SESSION_LIFE_MS.admin / HOUR_MS} hours`,
  },
];

export const STRIPE_COOKIES: readonly StoredItem[] = [
  { name: "__stripe_mid", purpose: "Stripe’s fraud prevention, on the two payment pages only", life: "1 year" },
  { name: "__stripe_sid", purpose: "Stripe’s fraud prevention, on the two payment pages only", life: "30 minutes" },
];

export const BROWSER_STORAGE: readonly StoredItem[] = [
  {
    name: "Draft goals",
    purpose:
      "Goals that you began before signing up, so that they are not lost. They move into your account when you sign up.",
    life: "Until sign-up, or until you clear it",
  },
  {
    name: "Unsent messages",
    purpose: "What you have typed to a coach and not yet sent",
    life: "Until you send or delete it",
  },
  {
    name: "Address being verified",
    purpose: "The e-mail address that is waiting for its code, so that a reload does not lose it",
    life: "Until it is verified",
  },
  {
    name: "Hints already seen",
    purpose: "That the welcome was shown, and which goal was your first",
    life: "Until you clear it",
  },
];
