import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

export type EmptyStateProps = {
  title: ReactNode;
  /** One or two sentences: what will stand here, and how it gets here. */
  children?: ReactNode;
  /** Usually the coach's portrait. */
  figure?: ReactNode;
  /** One action. */
  action?: ReactNode;
  /** Rank of the title in the outline of the page. */
  as?: "h1" | "h2" | "h3";
  className?: string;
};

export function EmptyState({ title, children, figure, action, as: Title = "h2", className }: EmptyStateProps) {
  return (
    <div
      className={cn(
        "paper-dots flex flex-col items-center gap-3 rounded-xl border-[1.5px] border-dashed border-line-strong/60 bg-surface px-6 py-12 text-center",
        className,
      )}
    >
      {figure && <div className="mb-2">{figure}</div>}
      <Title className="rounded-sm bg-surface px-2 text-heading">{title}</Title>
      {children && <div className="max-w-md rounded-sm bg-surface px-2 text-ink-muted">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
