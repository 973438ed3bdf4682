import { Children, type ReactNode } from "react";
import { Lanes } from "./lanes";
import { Wordmark } from "./wordmark";

export type StumbleProps = {
  title: string;
  /** Set large behind the title: the 404. */
  figure?: string;
  /** What support can find it by. */
  reference?: string;
  /** A sentence first, then the ways on. */
  children: ReactNode;
};

/** A whole window for when there is no page to show. */
export function Stumble({ title, figure, reference, children }: StumbleProps) {
  const [sentence, ...ways] = Children.toArray(children);
  return (
    <div className="paper-dots relative flex min-h-dvh flex-col overflow-hidden">
      <header className="measure py-6">
        <Wordmark />
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="measure relative z-10 grid content-center justify-items-start gap-5 pt-[8vh] outline-none"
      >
        {figure && <p className="font-display text-2xl font-extrabold text-accent-ink">{figure}</p>}
        <h1 className="max-w-3xl text-display font-extrabold">{title}</h1>
        <div className="max-w-xl bg-background text-lg">{sentence}</div>
        <div className="flex flex-wrap gap-3">{ways}</div>
        {reference && (
          <p className="bg-background text-sm text-ink-muted">If you write to us, this finds it: {reference}</p>
        )}
      </main>
      <Lanes className="absolute right-0 bottom-0 w-[min(100%,140dvh)]" />
    </div>
  );
}
