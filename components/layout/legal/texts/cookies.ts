/** Every cookie that our pages can set, and every word they may leave in the browser's storage. */
export type StoredItem = { readonly name: string; readonly purpose: string; readonly life: string };

/** Under https their names begin with __Secure- or __Host-, which binds them to this site. */
export const COOKIES: readonly StoredItem[] = [
  {
    name: "next-auth.session-token",
    purpose: "Keeps you signed in. Scripts cannot read it.",
    life: "30 days, or until you sign out",
  },
  {
    name: "next-auth.csrf-token, next-auth.callback-url",
    purpose: "Google sign-in only: protect the sign-in form from other sites, and remember where to return to",
    life: "Until the browser is closed",
  },
  {
    name: "next-auth.state, next-auth.nonce, next-auth.pkce.code_verifier",
    purpose: "Google sign-in only: make sure that the answer belongs to your own sign-in",
    life: "15 minutes",
  },
  {
    name: "goalcoach-admin",
    purpose: "Keeps an administrator signed in to the admin area. Members never get it.",
    life: "8 hours",
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
