import { PageHeading } from "@/components/layout/page-heading";
import { Skeleton } from "@/components/ui/skeleton";

export default function LoadingCoaches() {
  return (
    <div className="measure grid gap-8 py-8 md:py-12" aria-busy="true">
      <PageHeading title="Choose Your GoalCoach" />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} className="h-96 rounded-lg" />
        ))}
      </div>
    </div>
  );
}
