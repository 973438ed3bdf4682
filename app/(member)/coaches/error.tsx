"use client";

import { Button } from "@/components/ui/button";

/** Spec 1 §8: "Unable to Load Coaches". */
export default function CoachesError({ error }: { error: Error }) {
  return (
    <div className="measure grid justify-items-center gap-4 py-16 text-center" role="alert">
      <h1 className="text-title">Unable to Load Coaches</h1>
      <p className="text-ink-muted">Error: {error.message}</p>
      <Button onClick={() => location.reload()}>Refresh Page</Button>
    </div>
  );
}
