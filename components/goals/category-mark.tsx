import {
  BookOpen,
  BriefcaseBusiness,
  Dumbbell,
  Flower2,
  Heart,
  HeartPulse,
  Palmtree,
  PiggyBank,
  Repeat,
  Sprout,
} from "lucide-react";
import type { GoalCategory } from "@/lib/core/goals/goal";

const MARKS = {
  fitness: Dumbbell,
  financial: PiggyBank,
  education: BookOpen,
  career: BriefcaseBusiness,
  health: HeartPulse,
  lifestyle: Palmtree,
  personal: Sprout,
  relationships: Heart,
  habits: Repeat,
  wellness: Flower2,
} as const satisfies Record<GoalCategory, unknown>;

export function CategoryMark({ category }: { category: GoalCategory }) {
  const Mark = MARKS[category];
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-medium text-ink-muted">
      <Mark aria-hidden className="size-4" />
      {category.charAt(0).toUpperCase() + category.slice(1)}
    </span>
  );
}
