import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "./cn";
import { boxed } from "./input";

/** The browser's own select, dressed: keyboard, typing ahead and the phone's wheel come with it. Children are <option>s. */
export function Select({ className, ...rest }: ComponentProps<"select">) {
  return (
    <span className={cn("relative block", className)}>
      <select className={cn(boxed, "h-12 appearance-none pr-10")} {...rest} />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-4.5 text-ink-muted"
      />
    </span>
  );
}
