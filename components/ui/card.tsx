import { Slot } from "radix-ui/slot";
import type { ComponentProps } from "react";
import { cn } from "./cn";

type Part<Tag extends "div" | "h3" | "p"> = ComponentProps<Tag> & { asChild?: boolean };

export function Card({ className, asChild, ...rest }: Part<"div">) {
  const Tag = asChild ? Slot : "div";
  return <Tag className={cn("rounded-lg border border-line bg-surface text-ink shadow-soft", className)} {...rest} />;
}

export function CardHeader({ className, ...rest }: ComponentProps<"div">) {
  return <div className={cn("grid gap-1 px-5 pt-5 sm:px-6 sm:pt-6", className)} {...rest} />;
}

/** An h3; give `asChild` and another heading where the outline of the page asks for it. */
export function CardTitle({ className, asChild, ...rest }: Part<"h3">) {
  const Tag = asChild ? Slot : "h3";
  return <Tag className={cn("font-display text-subheading font-bold", className)} {...rest} />;
}

export function CardDescription({ className, ...rest }: ComponentProps<"p">) {
  return <p className={cn("text-[0.9375rem] text-ink-muted", className)} {...rest} />;
}

export function CardContent({ className, ...rest }: ComponentProps<"div">) {
  return <div className={cn("p-5 sm:p-6", className)} {...rest} />;
}

export function CardFooter({ className, ...rest }: ComponentProps<"div">) {
  return <div className={cn("flex flex-wrap items-center gap-3 px-5 pb-5 sm:px-6 sm:pb-6", className)} {...rest} />;
}
