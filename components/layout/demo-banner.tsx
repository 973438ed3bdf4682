/** The slim strip that says this is a local demo, of a known height (`--notice`). Nothing without words. */
export function DemoBanner({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <aside
      aria-label="Notice"
      data-notice
      className="h-8 truncate bg-ink px-4 text-center text-xs leading-8 font-medium text-background sm:text-sm sm:leading-8"
    >
      {text}
    </aside>
  );
}
