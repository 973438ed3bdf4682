import Link from "next/link";
import type { ReactNode } from "react";
import { product } from "@/lib/core/kernel/product";
import { SiteFooter } from "./site-footer";
import { Wordmark } from "./wordmark";

export type SiteShellProps = {
  /** What stands to the right of the logo in the sticky bar. */
  bar?: ReactNode;
  /** A strip above everything: the demo banner. */
  banner?: ReactNode;
  /** The operator's support address: with it stands the full footer, without it the minimal one. */
  supportEmail?: string;
  children: ReactNode;
};

/** Every public page: sticky bar, `<main id="content">` without gutters (use `measure`), footer. */
export function SiteShell({ bar, banner, supportEmail, children }: SiteShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      {banner}
      <header className="sticky top-0 z-40 border-b border-line bg-background/92 backdrop-blur-md">
        <div className="measure flex h-16 items-center justify-between gap-3">
          <Link href="/" aria-label={`${product.name}, home`} className="rounded-sm">
            <Wordmark className="max-sm:text-xl" />
          </Link>
          {bar}
        </div>
      </header>
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter supportEmail={supportEmail} />
    </div>
  );
}
