/** Why somebody changes coaches: the values of spec 1 §9 and how they read. */
export const SWITCH_REASONS = {
  different_motivation_style: "I want a different motivation style",
  not_connecting: "I'm not connecting with this coach",
  need_more_support: "I need more support",
  need_tougher_approach: "I need a tougher approach",
  different_phase: "I'm in a different phase of my goal",
  just_curious: "I'm just curious",
} as const satisfies Readonly<Record<string, string>>;

export type SwitchReason = keyof typeof SWITCH_REASONS;

/** What is recorded when no reason is given (spec 1 §5). */
export const DEFAULT_SWITCH_REASON = "User preference";
