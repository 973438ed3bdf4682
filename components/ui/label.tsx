import type { ComponentProps } from "react";
import { cn } from "./cn";

export function Label({ className, ...rest }: ComponentProps<"label">) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the caller gives htmlFor or wraps its control
  return <label className={cn("inline-block text-[0.9375rem] font-semibold text-ink", className)} {...rest} />;
}
