import "./bar-menu.css";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

type BarMenuProps = {
  id: string;
  /** Words on the button; an element takes the chevron's place as well. */
  label: ReactNode;
  /** Name of the button when its label is a picture. */
  name?: string;
  className?: string;
  /** Dress of the panel: its width and height. */
  panel?: string;
  children: ReactNode;
};

/**
 * A drop-down made of the browser's own popover: opens and closes on click, closes on a click beside it and on Escape,
 * gives the focus back, and does all of it without a script. Where it cannot be anchored it hangs below the bar's end.
 */
export function BarMenu({ id, label, name, className, panel, children }: BarMenuProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={name}
        style={{ anchorName: `--${id}` }}
        className={cn(
          "group inline-flex h-11 items-center gap-1 rounded-full px-3 font-semibold transition-colors duration-150 hover:bg-ink/8 has-[+:popover-open]:bg-ink/8",
          className,
        )}
      >
        {label}
        {typeof label === "string" && (
          <ChevronDown
            aria-hidden
            className="size-4 transition-transform duration-200 group-has-[+:popover-open]:rotate-180"
          />
        )}
      </button>
      <div
        id={id}
        popover="auto"
        style={{ positionAnchor: `--${id}` }}
        className={cn(
          "bar-menu fixed inset-auto top-17 right-4 mt-2 overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface-raised p-2 text-ink shadow-afloat open:animate-rise",
          "supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:[position-area:bottom_span-left] supports-[position-area:bottom]:[position-try-fallbacks:flip-inline]",
          panel,
        )}
      >
        {children}
      </div>
    </>
  );
}
