/**
 * What the check that reads a member's words before any model does will look for (R8). Its table of patterns will stand beside
 * this file; until it does, nothing here claims to check anything.
 */
export type SafetyConcern = "self_harm" | "violence" | "eating_disorder" | "medical_red_flag" | "withdrawal";
export type SafetyCheck = (text: string) => SafetyConcern | null;
