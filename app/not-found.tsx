import type { Metadata } from "next";
import Link from "next/link";
import { Stumble } from "@/components/layout/stumble";
import { Button } from "@/components/ui/button";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <Stumble title="You’ve run off the track." figure="404">
      <p>There is no page at this address. It may have moved, or the link was missing a letter.</p>
      <Button size="lg" asChild>
        <Link href="/">Back to Home</Link>
      </Button>
      <Button size="lg" variant="outline" asChild>
        <Link href="/coach-showcase">Meet Your Coaches</Link>
      </Button>
    </Stumble>
  );
}
