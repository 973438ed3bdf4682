import { CoachPortrait } from "@/components/coaches/portraits/portrait";
import { AuthShell } from "@/components/layout/auth-shell";
import { safeReturnPath } from "@/lib/core/accounts/return-path";
import { product } from "@/lib/core/kernel/product";
import { SignInScreen } from "./sign-in-screen";

export type SignInQuery = { context?: string | string[]; next?: string | string[]; error?: string | string[] };

/** What each way of getting here says (spec 2 §2), and which coach is at the door. */
const CONTEXTS = {
  trial: {
    title: "Start Your Free Trial",
    subtitle: "3 days with all five coaches. No card, no catch.",
    initially: "sign-up",
    submitLabel: "Start Free Trial",
    coachKey: "sgt_miles",
    says: "Three days. No card. No excuses. Sign here and fall in.",
  },
  signup: {
    title: "Sign up now!",
    subtitle: "One account, five coaches, and a check-in a day.",
    initially: "sign-up",
    submitLabel: "Create Account",
    coachKey: "questy",
    says: "Darling, today is a marvellous day to be somebody new.",
  },
  login: {
    title: "Create Account",
    subtitle: "Or sign in, if you have been here before.",
    initially: "sign-up",
    submitLabel: "Create Account",
    coachKey: "achieva",
    says: "Standards begin with showing up. You may come in.",
  },
  none: {
    title: `Get Started with ${product.name}`,
    subtitle: "Sign in, and take up where you left off.",
    initially: "sign-in",
    submitLabel: "Create Account",
    coachKey: "ida",
    says: "Oh, there you are, dear. I've kept your place.",
  },
} as const;

const one = (value: string | string[] | undefined): string | null => (typeof value === "string" ? value : null);
const isContext = (name: string): name is keyof typeof CONTEXTS => Object.hasOwn(CONTEXTS, name);

/** /auth/login and /login (spec 2 §2). */
export function SignInPage({ query }: { query: SignInQuery }) {
  const context = one(query.context) ?? "none";
  const { title, subtitle, coachKey, says, ...screen } = CONTEXTS[isContext(context) ? context : "none"];
  const error = one(query.error);
  return (
    <AuthShell
      title={title}
      subtitle={subtitle}
      coachKey={coachKey}
      says={says}
      portrait={<CoachPortrait coachKey={coachKey} expression="cheering" size={380} className="h-auto w-full" />}
    >
      <SignInScreen
        {...screen}
        key={context}
        next={safeReturnPath(one(query.next))}
        error={error === null ? null : error === "refused" ? "refused" : "google"}
      />
    </AuthShell>
  );
}
