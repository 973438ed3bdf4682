"use client";

import * as Radix from "radix-ui/tabs";
import type { ComponentProps } from "react";
import { cn } from "./cn";

export const Tabs = Radix.Root;

export function TabsList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      className={cn(
        "inline-flex max-w-full gap-1 overflow-x-auto rounded-full bg-surface-sunken p-1 shadow-[inset_0_1px_3px_var(--shadow-tint)]",
        className,
      )}
      {...rest}
    />
  );
}

export function TabsTrigger({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={cn(
        "inline-flex h-10 items-center justify-center gap-2 whitespace-nowrap rounded-full px-4 text-[0.9375rem] font-semibold text-ink-muted transition-colors duration-150 hover:text-ink disabled:opacity-50",
        "data-[state=active]:bg-surface-raised data-[state=active]:text-ink data-[state=active]:shadow-soft",
        className,
      )}
      {...rest}
    />
  );
}

export function TabsContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn("mt-5 rounded-md", className)} {...rest} />;
}
