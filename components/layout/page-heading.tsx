import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

export type PageHeadingProps = {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Buttons beside the title; below it on phones. */
  actions?: ReactNode;
  back?: { href: string; words: string };
  className?: string;
};

/** The h1 of a page and what belongs to it. */
export function PageHeading({ title, subtitle, actions, back, className }: PageHeadingProps) {
  return (
    <div className={cn("grid gap-4", className)}>
      {back && (
        <Link
          href={back.href}
          className="inline-flex items-center gap-1.5 justify-self-start rounded-sm py-1 text-[0.9375rem] font-semibold text-ink-muted transition-colors duration-150 hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-4.5" />
          {back.words}
        </Link>
      )}
      <div className="flex flex-col gap-4 sm:flex-row sm:items-end sm:justify-between">
        <div className="grid min-w-0 gap-2">
          <h1 className="text-title [overflow-wrap:anywhere]">{title}</h1>
          {subtitle && <p className="max-w-2xl text-lg text-ink-muted">{subtitle}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
      </div>
    </div>
  );
}
