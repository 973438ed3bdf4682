"use client";

import * as Radix from "radix-ui/alert-dialog";
import type { ComponentProps } from "react";
import { buttonVariants } from "./button";
import { cn } from "./cn";
import { backdrop, stage } from "./dialog";

export { DialogFooter as AlertDialogFooter, DialogHeader as AlertDialogHeader } from "./dialog";

export const AlertDialog = Radix.Root;
export const AlertDialogTrigger = Radix.Trigger;

/** A question that must be answered: no cross, no click beside it. Focus starts on the way back. */
export function AlertDialogContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Overlay className={backdrop} />
      <Radix.Content className={cn(stage, "sm:max-w-md", className)} {...rest} />
    </Radix.Portal>
  );
}

export function AlertDialogTitle({ className, ...rest }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title className={cn("text-heading", className)} {...rest} />;
}

export function AlertDialogDescription({ className, ...rest }: ComponentProps<typeof Radix.Description>) {
  return <Radix.Description className={cn("text-ink-muted", className)} {...rest} />;
}

export function AlertDialogCancel({ className, ...rest }: ComponentProps<typeof Radix.Cancel>) {
  return <Radix.Cancel className={cn(buttonVariants({ variant: "outline" }), className)} {...rest} />;
}

export function AlertDialogAction({ className, ...rest }: ComponentProps<typeof Radix.Action>) {
  return <Radix.Action className={cn(buttonVariants({ variant: "destructive" }), className)} {...rest} />;
}
