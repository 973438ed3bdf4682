import type { ComponentProps } from "react";
import { cn } from "./cn";

/** An on/off that acts at once: a native checkbox with the role of a switch (`checked`, `onChange`). */
export function Switch({ className, ...rest }: Omit<ComponentProps<"input">, "type" | "role">) {
  return (
    <input
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its state itself
      role="switch"
      className={cn(
        "relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full bg-line-strong transition-colors duration-200 ease-stride",
        "before:absolute before:top-1 before:left-1 before:size-5 before:rounded-full before:bg-surface before:shadow-soft before:transition-transform before:duration-200 before:ease-stride before:content-['']",
        "checked:bg-positive checked:before:translate-x-5 disabled:cursor-not-allowed disabled:opacity-55",
        className,
      )}
      {...rest}
    />
  );
}
