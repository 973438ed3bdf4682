/** What the product calls itself, in one place. The support address is the deployment's to change. */
export const product = {
  name: "GoalCoach",
  tagline: "Pick Your Coach. Crush Your Goals.",
  footerLine: "Built with a heart for goal achievers worldwide",
  supportEmail: "support@goalcoach.example",
  copyrightYear: 2025,
} as const;
