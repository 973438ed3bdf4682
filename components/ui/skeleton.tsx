import type { ComponentProps } from "react";
import { cn } from "./cn";

/** The place where something will stand, in its final shape. Put `aria-busy` on the region around it. */
export function Skeleton({ className, ...rest }: ComponentProps<"div">) {
  return <div aria-hidden className={cn("animate-shimmer rounded-md bg-ink/10", className)} {...rest} />;
}
