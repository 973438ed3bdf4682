import { cn } from "./cn";

const initials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const first = words.at(0)?.at(0) ?? "?";
  const last = words.length > 1 ? (words.at(-1)?.at(0) ?? "") : "";
  return (first + last).toLocaleUpperCase("en");
};

/** The initials always stand there; the picture lies over them once, and only if, it arrives. */
export function Avatar({ name, src, className }: { name: string; src?: string | null; className?: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        "relative inline-grid size-10 shrink-0 select-none place-items-center overflow-hidden rounded-full bg-ink font-display text-[0.9em] font-bold tracking-tight text-background",
        className,
      )}
    >
      {initials(name)}
      {src && <Picture src={src} />}
    </span>
  );
}

function Picture({ src }: { src: string }) {
  const dress = "absolute inset-0 size-full object-cover";
  // biome-ignore lint/performance/noImgElement: a member's picture may live anywhere, next/image would have to proxy it
  return <img src={src} alt="" loading="lazy" referrerPolicy="no-referrer" className={dress} />;
}
