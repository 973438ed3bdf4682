import type { ComponentProps } from "react";
import { cn } from "./cn";

/** The look that every box one can type in or choose from shares. */
export const boxed = [
  "w-full rounded-md border-[1.5px] border-line-strong bg-surface px-3.5 text-base text-ink shadow-[inset_0_1px_2px_var(--shadow-tint)]",
  "transition-colors duration-150 placeholder:text-ink-muted hover:border-ink",
  "focus-visible:border-focus focus-visible:outline-2 focus-visible:outline-offset-0",
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunken disabled:text-ink-muted",
  "aria-invalid:border-danger aria-invalid:bg-danger-soft/40",
].join(" ");

export function Input({ className, type = "text", ...rest }: ComponentProps<"input">) {
  return <input type={type} className={cn(boxed, "h-12", className)} {...rest} />;
}
