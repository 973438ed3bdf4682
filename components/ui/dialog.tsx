"use client";

import { X } from "lucide-react";
import * as Radix from "radix-ui/dialog";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";

export const Dialog = Radix.Root;
export const DialogTrigger = Radix.Trigger;
export const DialogClose = Radix.Close;

export const backdrop = "fixed inset-0 z-50 bg-backdrop data-[state=open]:animate-fade";

/** Where every dialog stands: a sheet from below on phones, a card in the middle elsewhere. */
export const stage = [
  "fixed inset-x-0 bottom-0 z-50 grid max-h-[92dvh] w-full gap-4 overflow-y-auto overscroll-contain rounded-t-xl bg-surface-raised p-6 shadow-afloat",
  "sm:inset-0 sm:m-auto sm:h-fit sm:max-w-lg sm:rounded-xl sm:p-8",
  "focus:outline-none data-[state=open]:animate-rise",
].join(" ");

type DialogContentProps = ComponentProps<typeof Radix.Content> & {
  /** False hides the cross; the dialog then needs a way out of its own. */
  closable?: boolean;
};

/** Must hold a DialogTitle; without a DialogDescription pass `aria-describedby={undefined}`. */
export function DialogContent({ className, closable = true, children, ...rest }: DialogContentProps) {
  return (
    <Radix.Portal>
      <Radix.Overlay className={backdrop} />
      <Radix.Content className={cn(stage, className)} {...rest}>
        {children}
        {closable && <CloseCross />}
      </Radix.Content>
    </Radix.Portal>
  );
}

export function CloseCross() {
  return (
    <Radix.Close
      aria-label="Close"
      className="absolute top-4 right-4 grid size-9 place-items-center rounded-full text-ink-muted transition-colors duration-150 hover:bg-ink/8 hover:text-ink"
    >
      <X aria-hidden className="size-5" />
    </Radix.Close>
  );
}

export function DialogHeader({ className, ...rest }: ComponentProps<"div">) {
  return <div className={cn("grid gap-2 pr-8", className)} {...rest} />;
}

export function DialogTitle({ className, ...rest }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title className={cn("text-heading", className)} {...rest} />;
}

export function DialogDescription({ className, ...rest }: ComponentProps<typeof Radix.Description>) {
  return <Radix.Description className={cn("text-ink-muted", className)} {...rest} />;
}

export function DialogFooter({ className, ...rest }: ComponentProps<"div"> & { children?: ReactNode }) {
  return <div className={cn("mt-2 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end", className)} {...rest} />;
}
