import { Plus } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";

export function Accordion({ className, ...rest }: ComponentProps<"div">) {
  return <div className={cn("divide-y divide-line border-y border-line", className)} {...rest} />;
}

export type AccordionItemProps = Omit<ComponentProps<"details">, "title"> & {
  title: ReactNode;
  /** Items that share a name close each other; without one they stand alone. */
  name?: string;
};

/** The browser's own disclosure: found by search-in-page, open without scripts. `open` is its first state. */
export function AccordionItem({ title, className, children, ...rest }: AccordionItemProps) {
  return (
    <details className={cn("group", className)} {...rest}>
      <summary className="flex list-none items-center justify-between gap-4 py-4 font-display text-subheading font-bold [&::-webkit-details-marker]:hidden">
        {title}
        <Plus
          aria-hidden
          className="size-5 shrink-0 transition-transform duration-200 ease-stride group-open:rotate-45"
        />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
