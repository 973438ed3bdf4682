import { PageHeading } from "@/components/layout/page-heading";
import type { CoachView } from "@/lib/contracts/coaches";
import { CoachSelection } from "./coach-selection";
import { CoachPortrait } from "./portraits/portrait";

/** /coaches (spec 1 §2 "Coach selection"). */
export function CoachSelectionScreen({ coaches, goalId }: { coaches: readonly CoachView[]; goalId: string | null }) {
  return (
    <div className="measure grid gap-8 py-8 md:py-12">
      <PageHeading
        back={goalId ? { href: "/dashboard", words: "Back to Dashboard" } : undefined}
        title="Choose Your AI Coach"
        subtitle={
          goalId ? "Select a coach to help you achieve your goal" : "Five characters, five ways to keep you going."
        }
      />
      <CoachSelection
        goalId={goalId}
        coaches={coaches.map((coach) => ({ ...coach, portrait: <CoachPortrait coachKey={coach.key} size={128} /> }))}
      />
    </div>
  );
}
