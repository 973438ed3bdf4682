/**
 * The check that reads a member's words before any model does (R8). Its table of patterns will stand in
 * `lib/core/coaches/safety/`; until it does, nothing here claims to check anything.
 */
export type SafetyConcern = "self_harm" | "violence" | "eating_disorder" | "medical_red_flag" | "withdrawal";
export type SafetyCheck = (text: string) => SafetyConcern | null;
