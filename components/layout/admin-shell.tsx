import Link from "next/link";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { NavLink } from "@/components/ui/nav-link";
import { Toaster } from "@/components/ui/toast";
import { TooltipProvider } from "@/components/ui/tooltip";
import { product } from "@/lib/core/kernel/product";
import { Wordmark } from "./wordmark";

export type AdminShellProps = {
  places?: { href: string; words: string }[];
  /** Who is signed in, and the way out. */
  who?: ReactNode;
  banner?: ReactNode;
  children: ReactNode;
};

/** The console: plain, dense, and visibly another room than the product. */
export function AdminShell({ places = [], who, banner, children }: AdminShellProps) {
  return (
    <TooltipProvider>
      <div className="flex min-h-dvh flex-col">
        {banner}
        <header className="border-b-2 border-ink bg-surface">
          <div className="measure flex min-h-16 flex-wrap items-center gap-x-6 gap-y-2 py-2">
            <Link href="/admin" aria-label={`${product.name} admin`} className="flex items-center gap-3 rounded-sm">
              <Wordmark className="text-xl" />
              <Badge>Admin</Badge>
            </Link>
            <nav aria-label="Admin" className="flex flex-1 flex-wrap gap-x-5">
              {places.map(({ href, words }) => (
                <NavLink
                  key={href}
                  href={href}
                  className="py-2 text-[0.9375rem] font-semibold text-ink-muted decoration-accent decoration-[3px] underline-offset-8 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline"
                >
                  {words}
                </NavLink>
              ))}
            </nav>
            {who}
          </div>
        </header>
        <main id="content" tabIndex={-1} className="measure flex-1 py-8 outline-none">
          {children}
        </main>
        <Toaster />
      </div>
    </TooltipProvider>
  );
}
