"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";

type NavLinkProps = {
  href: string;
  /** Other addresses under which this entry counts as the current one. */
  also?: readonly string[];
  className: string;
  children: ReactNode;
};

/** A link that knows when its page is the one on screen; dress that with `aria-[current=page]:`. */
export function NavLink({ href, also = [], className, children }: NavLinkProps) {
  const here = usePathname();
  const current = here === href || also.some((prefix) => here === prefix || here.startsWith(`${prefix}/`));
  return (
    <Link href={href} aria-current={current ? "page" : undefined} className={className}>
      {children}
    </Link>
  );
}
