import Link from "next/link";
import type { ReactNode } from "react";
import { Toaster } from "@/components/ui/toast";
import { product } from "@/lib/core/kernel/product";
import { Lanes } from "./lanes";
import { Wordmark } from "./wordmark";

const [pick, crush] = product.tagline.split(/(?<=\.) /);

export type AuthShellProps = {
  title: string;
  subtitle?: ReactNode;
  /** The coach who receives the visitor: a portrait, cut off by the panel's lower edge. */
  portrait?: ReactNode;
  /** What that coach says, in a bubble. */
  says?: ReactNode;
  /** Key of that coach: dresses the panel in the signature colour. */
  coachKey?: string;
  banner?: ReactNode;
  children: ReactNode;
};

/** Sign-in pages: the form on paper, and beside it (above 1024 px) a coach on the track. */
export function AuthShell({ title, subtitle, portrait, says, coachKey, banner, children }: AuthShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      {banner}
      <div className="grid flex-1 lg:grid-cols-[1fr_minmax(26rem,44%)]">
        <div className="flex flex-col px-5 py-5 sm:px-10 sm:py-7">
          <header className="flex">
            <Link href="/" prefetch={false} aria-label={`${product.name}, home`} className="rounded-sm">
              <Wordmark />
            </Link>
          </header>
          <main id="content" tabIndex={-1} className="mx-auto my-auto grid w-full max-w-105 gap-7 py-10 outline-none">
            <div className="grid gap-2">
              <h1 className="text-title">{title}</h1>
              {subtitle && <p className="text-ink-muted">{subtitle}</p>}
            </div>
            {children}
          </main>
        </div>
        <aside
          aria-label={product.tagline}
          data-coach={coachKey}
          className="paper-dots relative hidden overflow-hidden border-l border-line bg-coach-bubble text-coach-ink lg:flex lg:flex-col"
        >
          <p className="relative z-10 max-w-md px-10 pt-14 font-display text-title font-extrabold">
            {pick} <span className="marker text-ink">{crush}</span>
          </p>
          {says && <CoachLine>{says}</CoachLine>}
          <Lanes className="absolute inset-x-0 bottom-0 w-[130%] max-w-none opacity-90" />
          {portrait && (
            <div className="relative z-10 mx-auto mt-auto flex max-h-[55%] w-3/5 items-end justify-center">
              {portrait}
            </div>
          )}
        </aside>
      </div>
      <Toaster />
    </div>
  );
}

function CoachLine({ children }: { children: ReactNode }) {
  return (
    <p className="relative z-10 mx-10 mt-8 max-w-sm self-end rounded-xl rounded-br-sm border border-coach-line bg-surface px-5 py-4 text-lg leading-snug text-ink shadow-soft">
      {children}
    </p>
  );
}
