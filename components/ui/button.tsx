import { cva, type VariantProps } from "class-variance-authority";
import { Slot, Slottable } from "radix-ui/slot";
import type { ComponentProps } from "react";
import { cn } from "./cn";
import { SpinnerMark } from "./spinner";

export const buttonVariants = cva(
  [
    "relative inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-full text-center",
    "font-semibold leading-none transition duration-150 ease-stride",
    "disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55 aria-busy:opacity-90",
    "[&_svg]:pointer-events-none [&_svg]:shrink-0 [&_svg:not([class*='size-'])]:size-[1.15em]",
  ],
  {
    variants: {
      variant: {
        default:
          "bg-accent text-on-accent shadow-[inset_0_-3px_0_var(--accent-deep),0_2px_8px_-2px_var(--shadow-tint-deep)] hover:brightness-105 active:translate-y-px active:shadow-[inset_0_-1px_0_var(--accent-deep)]",
        secondary: "bg-ink text-background hover:bg-ink/88 active:translate-y-px",
        outline:
          "border-[1.5px] border-line-strong bg-surface text-ink hover:border-ink hover:bg-surface-raised active:translate-y-px",
        ghost: "text-ink hover:bg-ink/8 active:bg-ink/12",
        destructive: "bg-danger text-on-danger hover:brightness-110 active:translate-y-px",
        coach: "bg-coach text-coach-on hover:brightness-108 active:translate-y-px",
        link: "h-auto! rounded-sm px-0! text-accent-ink underline decoration-[0.09em] underline-offset-[0.22em] hover:decoration-2",
      },
      size: {
        sm: "h-9 px-4 text-sm",
        default: "h-11 px-5 text-[0.9375rem]",
        lg: "h-14 px-7 text-lg",
        icon: "size-11 text-lg",
        "icon-sm": "size-9 text-base",
      },
    },
    defaultVariants: { variant: "default", size: "default" },
  },
);

export type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof buttonVariants> & {
    /** Dresses the only child (a Link, say) instead of rendering a button. */
    asChild?: boolean;
    /** Work is under way: shows the spinner, says so, and cannot be pressed twice. */
    pending?: boolean;
  };

export function Button({ className, variant, size, asChild, pending, disabled, type, children, ...rest }: ButtonProps) {
  const dress = cn(buttonVariants({ variant, size }), className);
  if (asChild) {
    return (
      <Slot className={dress} {...rest}>
        <Slottable>{children}</Slottable>
      </Slot>
    );
  }
  return (
    <button
      type={type ?? "button"}
      className={dress}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      {...rest}
    >
      {pending && <SpinnerMark />}
      {children}
    </button>
  );
}
