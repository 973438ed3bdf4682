"use client";

import * as Radix from "radix-ui/tooltip";
import type { ReactElement, ReactNode } from "react";

/** Once per layout, around everything that may have tooltips: 700 ms to open, 300 ms to skip (spec 1 §9). */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

/** A few words about its only child, which must be focusable. Never the only place where something is said. */
export function Tooltip({
  words,
  side,
  children,
}: {
  words: ReactNode;
  side?: Radix.TooltipContentProps["side"];
  children: ReactElement;
}) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={12}
          className="z-60 max-w-64 animate-fade rounded-sm bg-ink px-3 py-1.5 text-sm font-medium text-background shadow-lifted"
        >
          {words}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
