import { cn } from "./cn";

/** The turning mark alone, for places that already say in words that they are busy. */
export function SpinnerMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={cn("size-5 shrink-0 animate-spin", className)}>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.22" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

/** Waiting, said aloud and shown (spec 1 §2: "Loading..."). */
export function Spinner({ label = "Loading...", className }: { label?: string; className?: string }) {
  return (
    <div role="status" className={cn("flex items-center justify-center gap-3 text-ink-muted", className)}>
      <SpinnerMark className="text-accent" />
      <span>{label}</span>
    </div>
  );
}
