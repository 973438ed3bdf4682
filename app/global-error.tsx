"use client";

import { Stumble } from "@/components/layout/stumble";
import { Button } from "@/components/ui/button";
import { fonts } from "./fonts";
import "./globals.css";

/** The last net: the root layout itself failed, so this brings its own html and body. */
export default function GlobalError({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <html lang="en" className={fonts}>
      <body>
        <title>Something went wrong</title>
        <Stumble title="We dropped the baton." reference={error.digest}>
          <p>Something on our side went wrong, and the page didn't make it to you. Nothing you saved is lost.</p>
          <Button size="lg" onClick={retry}>
            Try again
          </Button>
        </Stumble>
      </body>
    </html>
  );
}
