import Link from "next/link";
import { CoachPortrait } from "@/components/coaches/portraits/portrait";
import { EmptyState } from "@/components/layout/empty-state";
import { Button } from "@/components/ui/button";

export function GoalNotFound() {
  return (
    <div className="measure py-12">
      <EmptyState
        as="h1"
        title="Goal not found."
        figure={<CoachPortrait coachKey="ida" expression="concerned" size={96} />}
        action={
          <Button asChild>
            <Link href="/dashboard">Back to Dashboard</Link>
          </Button>
        }
      >
        It may have been deleted, or it belongs to somebody else.
      </EmptyState>
    </div>
  );
}
