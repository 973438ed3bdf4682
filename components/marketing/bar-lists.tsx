import type { ReactNode } from "react";
import { CoachPortrait } from "@/components/coaches/portraits/portrait";
import { COACHES } from "@/lib/core/coaches/catalogue";
import { LANDING_TILES } from "@/lib/core/goals/landing-tiles";
import { destinations } from "./destinations";
import { TileIcon } from "./tile-icon";

/** The five coaches, as the menus list them. */
export function CoachList() {
  return (
    <ul>
      {COACHES.map(({ key, name, style }) => (
        <Row key={key} href={destinations.coach(key)}>
          <CoachPortrait coachKey={key} size={44} />
          <span className="grid leading-snug">
            <span className="font-semibold">{name}</span>
            <span className="text-sm text-ink-muted">{style}</span>
          </span>
        </Row>
      ))}
    </ul>
  );
}

/** The sixteen goals, as the menus list them. */
export function GoalList() {
  return (
    <ul>
      {LANDING_TILES.map(({ id, label, icon }) => (
        <Row key={id} href={destinations.goal(id)}>
          <TileIcon icon={icon} className="size-5 shrink-0 text-accent-ink" />
          <span className="font-medium">{label}</span>
        </Row>
      ))}
    </ul>
  );
}

// A plain link: a fresh page closes the menu it was chosen from, with or without scripts.
function Row({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a
        href={href}
        className="flex min-h-11 items-center gap-3 rounded-md px-3 py-1.5 transition-colors duration-150 hover:bg-ink/6 focus-visible:outline-offset-[-3px]"
      >
        {children}
      </a>
    </li>
  );
}
