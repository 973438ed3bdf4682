"use client";

import Link from "next/link";
import { Stumble } from "@/components/layout/stumble";
import { Button } from "@/components/ui/button";

/** Something of ours broke while a page was drawn; `digest` is what the log knows it by. */
export default function PageError({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <Stumble title="We dropped the baton." reference={error.digest}>
      <p>Something on our side went wrong, and this page didn't make it to you. Nothing you saved is lost.</p>
      <Button size="lg" onClick={retry}>
        Try again
      </Button>
      <Button size="lg" variant="outline" asChild>
        <Link href="/">Back to Home</Link>
      </Button>
    </Stumble>
  );
}
