import type { ComponentProps } from "react";
import { cn } from "./cn";

const tick =
  "checked:before:absolute checked:before:top-[0.1rem] checked:before:left-[0.4rem] checked:before:h-[0.85rem] checked:before:w-[0.45rem] checked:before:rotate-[42deg] checked:before:animate-burst checked:before:border-r-[3px] checked:before:border-b-[3px] checked:before:border-on-accent checked:before:content-['']";

/** A native checkbox (`checked`, `onChange`), so it works in any form and before scripts arrive. */
export function Checkbox({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  return (
    <input
      type="checkbox"
      className={cn(
        "relative size-6 shrink-0 cursor-pointer appearance-none rounded-[0.45rem] border-[1.5px] border-line-strong bg-surface transition-colors duration-150",
        "hover:border-ink checked:border-accent checked:bg-accent disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-danger",
        tick,
        className,
      )}
      {...rest}
    />
  );
}
