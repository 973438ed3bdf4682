import type { GoalCategory } from "@/lib/core/goals/goal";

/** What a visitor may choose on the landing page; `icon` is the name of a lucide icon. */
export type LandingTile = {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  readonly category: GoalCategory;
};

/** The 16 tiles of spec 1 §3, in its order. Each leads to /goal-setup?goal={id}. */
export const LANDING_TILES = [
  { id: "weight-loss", label: "Lose Weight", icon: "Scale", category: "fitness" },
  { id: "save-money", label: "Save Money", icon: "PiggyBank", category: "financial" },
  { id: "learn-language", label: "Learn a Language", icon: "Languages", category: "education" },
  { id: "start-business", label: "Start a Business", icon: "Rocket", category: "career" },
  { id: "read-more", label: "Read More", icon: "BookOpen", category: "personal" },
  { id: "exercise-daily", label: "Exercise Daily", icon: "Footprints", category: "fitness" },
  { id: "eat-healthy", label: "Eat Healthy", icon: "Salad", category: "health" },
  { id: "quit-smoking", label: "Quit Smoking", icon: "CigaretteOff", category: "health" },
  { id: "travel-more", label: "Travel More", icon: "Plane", category: "lifestyle" },
  { id: "learn-skill", label: "Learn a New Skill", icon: "Lightbulb", category: "education" },
  { id: "build-muscle", label: "Build Muscle", icon: "Dumbbell", category: "fitness" },
  { id: "pay-debt", label: "Pay Off Debt", icon: "CreditCard", category: "financial" },
  { id: "wake-early", label: "Wake Up Early", icon: "Sunrise", category: "habits" },
  { id: "meditate", label: "Meditate", icon: "Flower2", category: "wellness" },
  { id: "get-promotion", label: "Get a Promotion", icon: "TrendingUp", category: "career" },
  { id: "find-love", label: "Find Love", icon: "Heart", category: "relationships" },
] as const satisfies readonly LandingTile[];

export type LandingTileId = (typeof LANDING_TILES)[number]["id"];
export type LandingIcon = (typeof LANDING_TILES)[number]["icon"];
