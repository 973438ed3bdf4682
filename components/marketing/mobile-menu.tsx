import { ChevronDown, Menu } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { forMembers, forNewcomers, forVisitors } from "./audience";
import { CoachList, GoalList } from "./bar-lists";
import { BarMenu } from "./bar-menu";
import { destinations } from "./destinations";

const row = "flex min-h-12 items-center rounded-md px-3 text-lg font-semibold hover:bg-ink/6";

/** Everything of the bar that a phone has no room for. */
export function MobileMenu() {
  return (
    <BarMenu
      id="menu-all"
      name="Menu"
      label={<Menu aria-hidden className="size-6" />}
      className="-mr-2 px-2.5 md:hidden"
      panel="w-[min(22rem,calc(100vw-2rem))] max-h-[calc(100dvh-6rem)]"
    >
      <a href={destinations.trial} className={cn(row, "bg-highlight hover:bg-highlight", forNewcomers)}>
        Free Trial
      </a>
      <Fold title="Coaches">
        <CoachList />
      </Fold>
      <Fold title="Goals">
        <GoalList />
      </Fold>
      <a href={destinations.pricing} className={row}>
        Pricing
      </a>
      <a href={destinations.signup} className={cn(row, forVisitors)}>
        Login
      </a>
      <a href={destinations.signup} className={cn(row, forVisitors)}>
        Sign Up
      </a>
      <a href={destinations.dashboard} className={cn(row, forMembers)}>
        Dashboard
      </a>
    </BarMenu>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details name="menu-all" className="group/fold">
      <summary className={cn(row, "list-none justify-between [&::-webkit-details-marker]:hidden")}>
        {title}
        <ChevronDown aria-hidden className="size-5 transition-transform duration-200 group-open/fold:rotate-180" />
      </summary>
      <div className="pb-2">{children}</div>
    </details>
  );
}
