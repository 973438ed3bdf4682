import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { forMembers, forNewcomers, forVisitors } from "./audience";
import { CoachList, GoalList } from "./bar-lists";
import { BarMenu } from "./bar-menu";
import { destinations } from "./destinations";
import { MemberMark } from "./member-mark";
import { MobileMenu } from "./mobile-menu";

const plain =
  "inline-flex h-11 items-center rounded-full px-3 font-semibold transition-colors duration-150 hover:bg-ink/8";

/**
 * What stands beside the logo on every public page (spec 1 §2): `<SiteShell bar={<SiteBar />}>`. A page that only the
 * signed-out see says `visitorsOnly` and is spared the question who is looking.
 */
export function SiteBar({ visitorsOnly }: { visitorsOnly?: boolean }) {
  return (
    <nav aria-label="Main" className="flex flex-1 items-center gap-0.5 text-[0.9375rem]">
      {!visitorsOnly && <MemberMark />}
      <TrialBadge className="max-sm:hidden" />
      <span className="flex-1" />
      <div className="flex items-center max-md:hidden">
        <BarMenu id="menu-coaches" label="Coaches" panel="w-80">
          <CoachList />
        </BarMenu>
        <BarMenu id="menu-goals" label="Goals" panel="max-h-80 w-64">
          <GoalList />
        </BarMenu>
        <a href={destinations.pricing} className={plain}>
          Pricing
        </a>
        <a href={destinations.signup} className={cn(plain, forVisitors)}>
          Login
        </a>
      </div>
      <Button asChild size="sm" className={cn("ml-2 h-10", forVisitors)}>
        <a href={destinations.signup}>
          <span className="md:hidden">Get Started</span>
          <span className="max-md:hidden">Sign Up</span>
        </a>
      </Button>
      <Button asChild size="sm" className={cn("ml-2 h-10", forMembers)}>
        <a href={destinations.dashboard}>Dashboard</a>
      </Button>
      <MobileMenu />
    </nav>
  );
}

/** The way into the trial, until a plan or a trial is there. */
export function TrialBadge({ className }: { className?: string }) {
  return (
    <a
      href={destinations.trial}
      className={cn(
        "inline-flex h-8 items-center rounded-full bg-highlight px-3 text-sm font-bold whitespace-nowrap text-ink transition-transform duration-150 hover:-rotate-2",
        forNewcomers,
        className,
      )}
    >
      Free Trial
    </a>
  );
}
