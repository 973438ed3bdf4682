import { Plus } from "lucide-react";
import Link from "next/link";
import { CoachPortrait } from "@/components/coaches/portraits/portrait";
import { EmptyState } from "@/components/layout/empty-state";
import { Button } from "@/components/ui/button";

const CREW = ["sgt_miles", "ida", "questy", "zen_kai", "achieva"];

export function NoGoals() {
  return (
    <EmptyState
      title="No goals yet"
      figure={
        <div className="flex -space-x-4 sm:-space-x-3">
          {CREW.map((key) => (
            <CoachPortrait key={key} coachKey={key} expression="cheering" size={72} />
          ))}
        </div>
      }
      action={
        <Button size="lg" asChild>
          <Link href="/goal-setup">
            <Plus aria-hidden />
            Add Goal
          </Link>
        </Button>
      }
    >
      Name one thing you want to get done, pick the coach who gets you moving, and check in for the first time today.
    </EmptyState>
  );
}
