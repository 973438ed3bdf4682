import { cn } from "@/components/ui/cn";
import { product } from "@/lib/core/kernel/product";

/** The coach's whistle, with the check-in in its chamber. Takes its colours from the tokens. */
export function WhistleMark({ className }: { className?: string }) {
  return (
    <svg viewBox="1 1 38.5 34.5" fill="none" aria-hidden="true" className={cn("h-8.5 w-9.5 shrink-0", className)}>
      <g stroke="var(--ink)" strokeWidth="2.6" strokeLinecap="round">
        <path d="M12.4 7.4 11.2 2.6" />
        <path d="M6.9 10.2 3.2 6.6" />
      </g>
      <path
        fill="var(--accent)"
        d="M16 12h5.2l2.6 3.7 2.6-3.7h10.2c.9 0 1.6.7 1.6 1.6v5.3c0 .8-.5 1.4-1.3 1.6L27 22.6V23a11 11 0 1 1-11-11Z"
      />
      <path
        d="m10.8 23.3 3.8 3.8 7-7.9"
        stroke="var(--on-accent)"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Mark and name. Wrap it in a link where it leads somewhere. */
export function Wordmark({ className }: { className?: string }) {
  const [goal, coach] = [product.name.slice(0, 4), product.name.slice(4)];
  return (
    <span
      className={cn(
        "flex w-fit items-center gap-2 font-display text-[1.4375rem] leading-none tracking-[-0.035em]",
        className,
      )}
    >
      <WhistleMark />
      <span className="font-extrabold">
        {goal}
        <span className="text-accent-ink">{coach}</span>
      </span>
    </span>
  );
}
