/** Who works for us, and what each of them gets to see (R1, R2, R7, R9): one row per vendor that the software speaks to. */
export type Processor = {
  readonly name: string;
  readonly task: string;
  readonly receives: string;
  /** Their own privacy policy; null where there is no single one. */
  readonly policy: string | null;
};

export const PROCESSORS: readonly Processor[] = [
  {
    name: "Anthropic",
    task: "Writes the replies of the coaches",
    receives:
      "Your first name, the goal and its numbers, check-in notes, the recent conversation, and the facts you let your coaches keep. Never your e-mail address, phone number, password or card.",
    policy: "https://www.anthropic.com/legal/privacy",
  },
  {
    name: "Stripe",
    task: "Takes payments",
    receives:
      "Your name, e-mail address, plan, and the card details that you type into Stripe’s own form. Card numbers never reach us.",
    policy: "https://stripe.com/privacy",
  },
  {
    name: "Resend",
    task: "Delivers e-mail",
    receives: "Your e-mail address and the text of each e-mail; it tells us when one bounces or is reported as spam.",
    policy: "https://resend.com/legal/privacy-policy",
  },
  {
    name: "Twilio",
    task: "Delivers text messages, if you switch them on",
    receives: "Your phone number, the text of each message, and what you reply.",
    policy: "https://www.twilio.com/en-us/legal/privacy",
  },
  {
    name: "Google",
    task: "Signs you in, if you choose “Continue with Google”",
    receives: "That you are signing in here. Google gives us your name, e-mail address and an account number.",
    policy: "https://policies.google.com/privacy",
  },
  {
    name: "Your browser’s push service",
    task: "Delivers push notifications, if you allow them",
    receives: "An encrypted notification that only your browser can read.",
    policy: null,
  },
  {
    name: "The hosting provider",
    task: "Runs the servers and the database, chosen by the operator",
    receives: "What is stored here, on our instructions only.",
    policy: null,
  },
];
