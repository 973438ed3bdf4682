import type { ComponentProps } from "react";
import { cn } from "./cn";
import { boxed } from "./input";

/** Grows with what is typed where the browser can; three rows elsewhere. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      className={cn(boxed, "field-sizing-content min-h-24 py-3 leading-normal", className)}
      {...rest}
    />
  );
}
