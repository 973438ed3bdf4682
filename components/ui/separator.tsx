import type { ReactNode } from "react";
import { cn } from "./cn";

/** A rule; with children, a rule with a word in its middle ("or"). */
export function Separator({ children, className }: { children?: ReactNode; className?: string }) {
  if (!children) return <hr className={cn("border-line", className)} />;
  return (
    <div
      className={cn(
        "flex items-center gap-4 text-sm text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line",
        className,
      )}
    >
      {children}
    </div>
  );
}
