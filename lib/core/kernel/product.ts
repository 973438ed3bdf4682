/** What the product calls itself, in one place. The support address is the deployment's to change. */
export const product = {
  name: "GoalCoach",
  tagline: "Pick Your Coach. Crush Your Goals.",
  footerLine: "Built with a heart for goal achievers worldwide",
  supportEmail: "support@goalcoach.example",
  copyrightYear: 2025,
} as const;

/** The day the legal pages last changed (spec 2 §9): change it with their words. */
export const legalUpdated = { day: "2025-09-14", words: "September 14, 2025" } as const;

/** Who runs an installation. What is null was never stated, and the legal pages say so. */
export type Operator = {
  readonly name: string | null;
  /** Whose law governs the terms: "the State of Delaware, USA". */
  readonly jurisdiction: string | null;
  readonly supportEmail: string;
};
