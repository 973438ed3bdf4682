import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./cn";

const badgeVariants = cva(
  "inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-1 text-[0.8125rem] leading-none font-semibold [&_svg]:size-3.5 [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        default: "bg-ink text-background",
        secondary: "bg-surface-sunken text-ink",
        outline: "border border-line-strong text-ink",
        accent: "bg-accent-soft text-accent-ink",
        positive: "bg-positive-soft text-positive-ink",
        caution: "bg-caution-soft text-caution-ink",
        warning: "bg-warning-soft text-warning-ink",
        destructive: "bg-danger-soft text-danger-ink",
        coach: "bg-coach-bubble text-coach-ink",
      },
    },
    defaultVariants: { variant: "default" },
  },
);

export function Badge({ className, variant, ...rest }: ComponentProps<"span"> & VariantProps<typeof badgeVariants>) {
  return <span className={cn(badgeVariants({ variant }), className)} {...rest} />;
}
