import { CirclePlus, LayoutDashboard, UserRound, UsersRound } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { NavLink } from "@/components/ui/nav-link";
import { Toaster } from "@/components/ui/toast";
import { TooltipProvider } from "@/components/ui/tooltip";
import { product } from "@/lib/core/kernel/product";
import { OfflineNotice } from "./offline-notice";
import { Wordmark } from "./wordmark";

const places = [
  { href: "/dashboard", also: ["/goals"], words: "Dashboard", Icon: LayoutDashboard },
  { href: "/goal-setup", also: ["/goals/new"], words: "New Goal", Icon: CirclePlus },
  { href: "/coaches", also: [], words: "Coaches", Icon: UsersRound },
  { href: "/profile", also: ["/settings"], words: "Profile", Icon: UserRound },
] as const;

export type MemberShellProps = {
  /** The notifications bell. */
  bell?: ReactNode;
  userMenu?: ReactNode;
  /** Strips above the bar: demo, payment. */
  banner?: ReactNode;
  /** The member's choice of theme; "system" leaves it to the browser. */
  theme?: "light" | "dark" | "system";
  children: ReactNode;
};

/**
 * Every signed-in page: top bar, `<main id="content">` without gutters (use `measure`), a dock of places on phones.
 * `--notice`, `--bar` and `--dock` are the heights of what surrounds a page, for pages that fill the window.
 */
export function MemberShell({ bell, userMenu, banner, theme = "system", children }: MemberShellProps) {
  return (
    <TooltipProvider>
      <div
        data-theme={theme}
        className="flex min-h-dvh flex-col [--bar:4rem] [--dock:4.25rem] [--notice:0rem] has-data-notice:[--notice:2rem] md:[--dock:0rem]"
      >
        {banner}
        <header className="sticky top-0 z-40 border-b border-line bg-background/92 backdrop-blur-md">
          <div className="measure flex h-(--bar) items-center gap-6">
            <Link href="/dashboard" aria-label={`${product.name}, dashboard`} className="mr-auto rounded-sm md:mr-2">
              <Wordmark className="max-sm:text-xl" />
            </Link>
            <nav aria-label="Main" className="mr-auto hidden gap-1 md:flex">
              {places.slice(0, 3).map(({ href, also, words }) => (
                <NavLink
                  key={href}
                  href={href}
                  also={also}
                  className="rounded-full px-4 py-2 text-[0.9375rem] font-semibold text-ink-muted transition-colors duration-150 hover:bg-ink/8 hover:text-ink aria-[current=page]:bg-ink aria-[current=page]:text-background"
                >
                  {words}
                </NavLink>
              ))}
            </nav>
            <div className="flex items-center gap-2">
              {bell}
              {userMenu}
            </div>
          </div>
        </header>
        <OfflineNotice />
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <Dock />
        <Toaster />
      </div>
    </TooltipProvider>
  );
}

function Dock() {
  return (
    <nav
      aria-label="Places"
      className="sticky bottom-0 z-40 border-t border-line bg-surface-raised pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid h-(--dock) grid-cols-4">
        {places.map(({ href, also, words, Icon }) => (
          <li key={href} className="grid">
            <NavLink
              href={href}
              also={also}
              className="group grid content-center justify-items-center gap-0.5 text-xs font-semibold text-ink-muted aria-[current=page]:text-ink"
            >
              <span className="grid h-7 w-14 place-items-center rounded-full transition-colors duration-150 group-aria-[current=page]:bg-accent-soft group-aria-[current=page]:text-accent-ink">
                <Icon aria-hidden className="size-5.5" />
              </span>
              {words}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
