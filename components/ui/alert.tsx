import { cva, type VariantProps } from "class-variance-authority";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "./cn";

const alertVariants = cva("flex items-start gap-3 rounded-md border-l-4 px-4 py-3.5 text-[0.9375rem]", {
  variants: {
    variant: {
      default: "border-ink bg-surface-sunken text-ink",
      positive: "border-positive bg-positive-soft text-positive-ink",
      caution: "border-caution bg-caution-soft text-caution-ink",
      warning: "border-warning bg-warning-soft text-warning-ink",
      destructive: "border-danger bg-danger-soft text-danger-ink",
    },
  },
  defaultVariants: { variant: "default" },
});

const marks = {
  default: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  warning: TriangleAlert,
  destructive: CircleAlert,
};

/** A standing message. Pass `role="alert"` when it appears in answer to something the member did. */
export function Alert({
  className,
  variant,
  children,
  ...rest
}: ComponentProps<"div"> & VariantProps<typeof alertVariants>) {
  const Mark = marks[variant ?? "default"];
  return (
    <div className={cn(alertVariants({ variant }), className)} {...rest}>
      <Mark aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

export function AlertTitle({ className, ...rest }: ComponentProps<"p">) {
  return <p className={cn("font-bold", className)} {...rest} />;
}

export function AlertDescription({ className, ...rest }: ComponentProps<"div">) {
  return <div className={className} {...rest} />;
}
