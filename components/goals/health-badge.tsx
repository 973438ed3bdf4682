import { CircleCheck, CircleX, Footprints, Sparkles, TrendingUp } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { GoalOverview } from "@/lib/core/goals/overview";

const FACES = {
  Completed: { variant: "positive", Mark: CircleCheck },
  "On Track": { variant: "positive", Mark: TrendingUp },
  "Just started": { variant: "accent", Mark: Sparkles },
  Behind: { variant: "caution", Mark: Footprints },
  Overdue: { variant: "destructive", Mark: CircleX },
} as const satisfies Record<GoalOverview["health"], unknown>;

/** The health of a goal in a word (spec 1 §4). */
export function HealthBadge({ health }: { health: GoalOverview["health"] }) {
  const { variant, Mark } = FACES[health];
  return (
    <Badge variant={variant}>
      <Mark aria-hidden />
      {health}
    </Badge>
  );
}
