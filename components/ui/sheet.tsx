"use client";

import * as Radix from "radix-ui/dialog";
import type { ComponentProps } from "react";
import { cn } from "./cn";
import { backdrop, CloseCross } from "./dialog";

export const Sheet = Radix.Root;
export const SheetTrigger = Radix.Trigger;
export const SheetClose = Radix.Close;

const sides = {
  right: "right-0 rounded-l-xl",
  left: "left-0 rounded-r-xl [--slide-from:-100%]",
} as const;

/** A panel from the side, for menus on phones. `title` names it for those who do not see it. */
export function SheetContent({
  side = "right",
  title,
  className,
  children,
  ...rest
}: ComponentProps<typeof Radix.Content> & { side?: keyof typeof sides; title: string }) {
  return (
    <Radix.Portal>
      <Radix.Overlay className={backdrop} />
      <Radix.Content
        aria-describedby={undefined}
        className={cn(
          "fixed inset-y-0 z-50 flex w-[min(20rem,88vw)] flex-col gap-2 overflow-y-auto bg-surface-raised p-6 shadow-afloat focus:outline-none data-[state=open]:animate-slide",
          sides[side],
          className,
        )}
        {...rest}
      >
        <Radix.Title className="pr-10 text-heading">{title}</Radix.Title>
        {children}
        <CloseCross />
      </Radix.Content>
    </Radix.Portal>
  );
}
