"use client";

import { Check } from "lucide-react";
import * as Radix from "radix-ui/dropdown-menu";
import type { ComponentProps } from "react";
import { cn } from "./cn";

export const DropdownMenu = Radix.Root;
export const DropdownMenuTrigger = Radix.Trigger;
export const DropdownMenuGroup = Radix.Group;
export const DropdownMenuRadioGroup = Radix.RadioGroup;

/** The paper that menus and popovers are written on. */
export const floating =
  "z-50 rounded-lg border border-line bg-surface-raised text-ink shadow-lifted data-[state=open]:animate-rise focus:outline-none";

const row =
  "flex min-h-10 select-none items-center gap-2.5 rounded-sm px-3 py-2 text-[0.9375rem] font-medium outline-none data-[highlighted]:bg-ink/8 data-[disabled]:opacity-50 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-ink-muted";

export function DropdownMenuContent({
  className,
  sideOffset = 8,
  align = "end",
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
          "max-h-[min(24rem,var(--radix-dropdown-menu-content-available-height))] min-w-56 overflow-y-auto p-1.5",
          className,
        )}
        {...rest}
      />
    </Radix.Portal>
  );
}

export function DropdownMenuItem({ className, ...rest }: ComponentProps<typeof Radix.Item>) {
  return <Radix.Item className={cn(row, className)} {...rest} />;
}

export function DropdownMenuRadioItem({ className, children, ...rest }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem className={cn(row, "pr-9", className)} {...rest}>
      {children}
      <Radix.ItemIndicator className="absolute right-4">
        <Check aria-hidden />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  );
}

export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={cn("px-3 pt-2 pb-1 text-sm font-semibold text-ink-muted", className)} {...rest} />;
}

export function DropdownMenuSeparator({ className, ...rest }: ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator className={cn("mx-1.5 my-1.5 h-px bg-line", className)} {...rest} />;
}
