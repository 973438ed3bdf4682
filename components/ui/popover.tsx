"use client";

import * as Radix from "radix-ui/popover";
import type { ComponentProps } from "react";
import { cn } from "./cn";
import { floating } from "./dropdown-menu";

export const Popover = Radix.Root;
export const PopoverTrigger = Radix.Trigger;
export const PopoverAnchor = Radix.Anchor;
export const PopoverClose = Radix.Close;

export function PopoverContent({
  className,
  sideOffset = 8,
  align = "center",
  ...rest
}: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={sideOffset}
        align={align}
        collisionPadding={12}
        className={cn(
          floating,
          "max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1.5rem)] overflow-y-auto p-4",
          className,
        )}
        {...rest}
      />
    </Radix.Portal>
  );
}
